import type { CategoryAttribute } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { readCategoryAttributes } from '../../catalog/index.ts';

/** What sellers are asked for in a category; nothing in one that does not exist. */
export const listCategoryAttributes = async ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<CategoryAttribute[]> => [
  ...((await readCategoryAttributes(ctx, [id])).get(id) ?? []),
];
