import { pageScope } from '@pasar/slice-kit/host';
import type { LoaderFunctionArgs } from 'react-router';

/** The loader of a page without data: its messages must be there before it shows. */
export const awaitMessages = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  await context.get(pageScope).prepare(new URL(request.url));
  return null;
};
