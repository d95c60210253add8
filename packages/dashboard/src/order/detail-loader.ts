import { type LoaderArgs, notFound } from '@pasar/slice-kit';
import { getReceivedAt } from '@pasar/slice-kit/fields';

const codePattern = /^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}$/;

/** The loader of one order's page: an invalid code is a 404, without a request. */
export const detailLoader =
  <Order>(call: (args: LoaderArgs, code: string) => Promise<{ data: Order }>) =>
  async (args: LoaderArgs) => {
    const { code = '' } = args.params;
    if (!codePattern.test(code)) return notFound();
    const { data } = await call(args, code);
    return { order: data, heardAt: getReceivedAt() };
  };
