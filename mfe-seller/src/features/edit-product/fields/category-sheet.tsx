import { type CategoryNode, categoryTreeEndpoint, type SelectedReference } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionSheet, type SheetOption } from './selection-sheet.tsx';

type Leaf = SheetOption & { path: string[] };

/** Products go into leaves; what has nothing below it is one, at whatever depth. */
const leavesOf = (tree: readonly CategoryNode[]): Leaf[] =>
  tree.flatMap((root) => {
    const branches = root.children.flatMap((branch) => {
      const leaves = branch.children.length > 0 ? branch.children : [undefined];
      return leaves.map((leaf): Leaf => {
        const path = [root.name, branch.name, ...(leaf ? [leaf.name] : [])];
        return {
          id: (leaf ?? branch).id,
          name: path.at(-1) ?? '',
          above: path.slice(0, -1).join(' › '),
          path,
        };
      });
    });
    return branches.length > 0 ? branches : [{ id: root.id, name: root.name, path: [root.name] }];
  });

interface CategorySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: number | undefined;
  onChoose: (category: SelectedReference) => void;
}

/** All categories, found by any word of their path. */
export const CategorySheet = ({ chosen, onChoose, ...sheet }: CategorySheetProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  const [words, setWords] = useState('');
  const [leaves, setLeaves] = useState<readonly Leaf[] | null>();
  const load = async () => {
    setLeaves(undefined);
    try {
      setLeaves(leavesOf((await api.call(categoryTreeEndpoint, {})).data));
    } catch (failure) {
      setLeaves(null);
      report(failure, { section: t('product.category') });
    }
  };
  useEffect(() => {
    void load();
  }, []);
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = leaves?.filter(({ path }) => {
    const text = path.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <SelectionSheet
      {...sheet}
      title={t('product.category')}
      searchLabel={t('product.searchCategory')}
      words={words}
      onWords={setWords}
      choices={leaves === null ? null : found}
      retry={() => void load()}
      chosen={chosen}
      onChoose={({ id }) => {
        const leaf = leaves?.find((one) => one.id === id);
        if (leaf) onChoose({ id, path: leaf.path });
      }}
    />
  );
};
