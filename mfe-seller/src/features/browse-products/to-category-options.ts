import type { CategoryNode } from '@pasar/contract';
import type { SelectOption } from '@pasar/ui';

/** The tree as a list of options: children follow their parent, indented. */
export const toCategoryOptions = (tree: readonly CategoryNode[]): SelectOption[] =>
  tree.flatMap((root) => [
    { value: String(root.id), label: root.name },
    ...root.children.flatMap((branch) => [
      { value: String(branch.id), label: `– ${branch.name}` },
      ...branch.children.map((leaf) => ({ value: String(leaf.id), label: `– – ${leaf.name}` })),
    ]),
  ]);
