import { type Endpoint, endpoints, sellerProductFormEndpoints, sellingEndpoints } from '@pasar/contract';
import { carryToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { sellingStore } from '../fixtures/new-store.ts';
import { buildOtherUserRequests } from '../fixtures/other-user-requests.ts';
import { loadRecordState, seedRecords } from '../fixtures/seeded-records.ts';
import { expect, test } from '../fixtures/test.ts';

/** Fields that name something of a store, or a file of its owner. */
const naming =
  /^(id|code|number|(product|variant|review|question|item|import|file|vouchers)_id|(product|media)_ids|order_codes?|images?|(main|slider|secondary_long)_banner|merchant_photo|company_picture|file_\w+)$/;

const fieldsOf = (schema: Endpoint['body']) =>
  Object.keys(schema && 'entries' in schema ? (schema.entries as object) : {});

/**
 * The path of every call of the merchant area that takes one id; those of one order or several are no plain
 * form.
 */
const told = () =>
  Object.values(endpoints)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter(({ access, path }) => access === 'merchant' && path.startsWith('/merchant/dashboard'))
    // A category belongs to no store.
    .filter((call) => call !== sellerProductFormEndpoints.attributes)
    .filter(({ params, body }) =>
      [...fieldsOf(params), ...fieldsOf(body)].some((field) => naming.test(field)),
    )
    .concat(sellingEndpoints.approve, sellingEndpoints.pickup)
    .map(({ path }) => path);

/** The server's response for a record of another store: as if it did not exist. */
const notThere = /tidak ditemukan|bukan milik/;

/** The result of a call: `refused`, or what it did. */
const outcomeOf = async (call: () => Promise<{ data: object }>): Promise<string> => {
  try {
    const { data } = await call();
    const { done, failed = [] } = data as { done?: unknown[]; failed?: { message: string }[] };
    return done?.length === 0 && failed.some(({ message }) => notThere.test(message))
      ? 'refused'
      : `answered ${JSON.stringify(data)}`;
  } catch (refusal) {
    const words = String(refusal);
    return / 4(04|22) /.test(words) && notThere.test(words) ? 'refused' : words;
  }
};

test("every call of the merchant area rejects another store's ids, and nothing changes [S22] [SELL-01] [SELL-02] [SELL-03] [SELL-04] [SELL-05] [SELL-06] [SELL-08] [DATA-02] [DATA-03] [DATA-04] @desktop @slow", async ({
  page,
  visit,
  request,
  context,
  baseURL,
  mishaps,
  store,
}) => {
  const things = await seedRecords(request, store);
  const before = await loadRecordState(store.seller, things);
  const { seller: stranger } = await sellingStore(request);
  const tries = await buildOtherUserRequests(stranger, things);

  await test.step('no call is left out', () => {
    const tried = tries.map(([path]) => path);
    expect(tried.toSorted()).toEqual([...new Set(told())].toSorted());
  });
  for (const [path, call] of tries) expect.soft([path, await outcomeOf(call)]).toEqual([path, 'refused']);
  expect(await loadRecordState(store.seller, things)).toEqual(before);

  await test.step('its pages are not found either', async () => {
    mishaps.expect(/404/);
    await carryToken(context, stranger.token, baseURL);
    for (const path of [
      linkTo('seller.product', { id: things.product }),
      linkTo('seller.order', { code: things.order }),
      linkTo('seller.voucher', { id: things.voucher }),
    ]) {
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tidak ditemukan|tidak ada/i);
      await expect(page.getByRole('main')).not.toContainText(store.good.name);
    }
  });
  await things.forget();
});
