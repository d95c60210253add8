import type { EditedProductInput, ProductInput, SellerProduct } from '@pasar/contract';
import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, openStore } from '../../../testing/products.ts';
import { createAccount } from '../../accounts/index.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { saveImage } from '../../media/index.ts';
import type { Merchants } from '../../stores/index.ts';

const path = '/merchant/dashboard/products';

/** A seller with a store, a category, own images, and the seller's calls. */
export interface SellerProductsFixture {
  merchantId: number;
  userId: number;
  token: string;
  category: number;
  /** A fresh upload, not used anywhere yet. */
  upload(): Promise<number>;
  /** A form that the server takes. */
  form(change?: Partial<ProductInput>): Promise<ProductInput>;
  get(what: string): Promise<TestResponse>;
  post(what: string, body: object, headers?: Record<string, string>): Promise<TestResponse>;
  /** A product as its form has it. */
  detail(id: number): Promise<SellerProduct>;
  /** Sends the form back with a change. */
  edit(id: number, change: Partial<EditedProductInput>): Promise<TestResponse>;
  /** A new product's id; fails the test when it is rejected. */
  create(change?: Partial<ProductInput>): Promise<number>;
}

const pixels = new Uint8Array(8);

/** Creates the store of a new user; `more` are columns of the store. */
export const openSellerProductsFixture = async (
  market: TestServer,
  {
    name = 'Toko Maju',
    category,
    ...more
  }: { name?: string; category?: number } & Partial<
    Pick<Merchants, 'verification_status' | 'suspended_at'>
  > = {},
): Promise<SellerProductsFixture> => {
  const userId = await createAccount({
    ctx: market.context(),
    input: {
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
      fullname: 'Siti Aminah',
      registeredAs: 'merchant',
      password: null,
    },
  });
  const { id: merchantId } = await openStore(market, { name, user_id: userId, ...more });
  const token = await createSessionToken(market, userId);
  const leaf = category ?? (await addCategory(market, 'Kaos'));
  const upload = async () =>
    (
      await saveImage({
        ctx: market.context(),
        input: {
          ownerId: userId,
          visibility: 'draft',
          mime: 'image/png',
          width: 600,
          height: 600,
          files: { 150: pixels, 300: pixels, 600: pixels },
        },
      })
    ).id;
  const form = async (change: Partial<ProductInput> = {}): Promise<ProductInput> => ({
    name: 'Kaos polos katun',
    category_id: leaf,
    description: 'Nyaman dipakai.',
    images: change.images ?? [{ media_id: await upload() }],
    price: 75_000,
    stock: 10,
    weight_gram: 200,
    ...change,
  });
  const post = (what: string, body: object, headers: Record<string, string> = {}) =>
    market.call(`${path}/${what}`, { token, body, headers });
  const get = (what: string) => market.call(`${path}/${what}`, { token });
  const detail = async (id: number): Promise<SellerProduct> => (await get(`detail/${id}`)).data;
  return {
    merchantId,
    userId,
    token,
    category: leaf,
    upload,
    form,
    post,
    get,
    detail,
    edit: async (id, change) => post('edit', { ...(await detail(id)), ...change }),
    create: async (change) => {
      const { data, message } = await post('create', await form(change));
      if (!data?.product_id) throw new Error(`the product was rejected: ${message}`);
      return data.product_id;
    },
  };
};

/** Two colors in two sizes; prices differ, so that variants can be distinguished. */
export const matrix = (): Pick<ProductInput, 'options' | 'variants'> => ({
  options: [
    { name: 'Warna', values: [{ value: 'Hitam' }, { value: 'Putih' }] },
    { name: 'Ukuran', values: [{ value: 'M' }, { value: 'L' }] },
  ],
  variants: ['Hitam', 'Putih'].flatMap((colour, row) =>
    ['M', 'L'].map((size, column) => ({
      option_values: [colour, size],
      price: 80_000 + row * 10_000 + column * 1_000,
      stock: 5,
    })),
  ),
});
