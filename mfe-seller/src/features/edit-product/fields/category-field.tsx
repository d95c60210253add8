import { type CategoryNode, productEndpoints } from '@pasar/contract';
import { lazyPart, useApi, useReportFailure } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Choice } from './choice-sheet.tsx';

const ChoiceSheet = lazyPart(() =>
  import(/* webpackChunkName: "choice-sheet" */ './choice-sheet.tsx').then((m) => m.ChoiceSheet),
);

type Leaf = Choice & { path: string[] };

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

/** The category, found by any word of its path. */
export const CategoryField = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportFailure();
  const category = useInput(form, 'category');
  const error = useError(form, 'category_id');
  const [open, setOpen] = useState<boolean>();
  const [words, setWords] = useState('');
  const [leaves, setLeaves] = useState<readonly Leaf[] | null>();
  const load = async () => {
    setLeaves(undefined);
    try {
      setLeaves(leavesOf((await api.call(productEndpoints.categoryTree, {})).data));
    } catch (failure) {
      setLeaves(null);
      report(failure, { section: t('product.category') });
    }
  };
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = leaves?.filter(({ path }) => {
    const text = path.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <>
      <ChoiceField
        name="category_id"
        label={t('product.category')}
        placeholder={t('product.chooseCategory')}
        shown={category?.path.join(' › ')}
        error={error}
        onOpen={() => {
          setOpen(true);
          if (!leaves) void load();
        }}
      />
      {open !== undefined && (
        <ChoiceSheet
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
          title={t('product.category')}
          searchLabel={t('product.searchCategory')}
          words={words}
          onWords={setWords}
          choices={leaves === null ? null : found}
          retry={() => void load()}
          chosen={category?.id}
          onChoose={({ id }) => {
            const leaf = leaves?.find((one) => one.id === id);
            if (leaf) form.set({ category: { id, path: leaf.path } }, 'category_id');
          }}
        />
      )}
    </>
  );
};
