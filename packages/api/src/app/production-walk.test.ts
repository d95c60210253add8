import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../modules/accounts/index.ts';
import { deadlinesJob } from '../modules/orders/scheduled-jobs/run-deadlines.ts';
import { day } from '../platform/clock.ts';
import { createTransfer } from '../providers/transfer/create-transfer.ts';
import { bandung, onboardingInputs } from '../testing/new-users.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { addTotp, totpCode } from '../testing/totp.ts';
import type { Plugin } from './plugin.ts';

const password = 'kopi tubruk';
const adminEmail = 'ani@example.test';
const sellerEmail = 'siti@example.test';
const buyerEmail = 'budi@example.test';
const transfers: Plugin = {
  name: 'transfers alone',
  paymentProviders: () => [createTransfer([{ bank: 'BCA', number: '0123456789', holder: 'PT Pasar' }])],
};

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [transfers], mode: 'production' });
});
afterAll(() => market.close());

/** Calls as one person; each must succeed. */
const callsOf = (token: string) => {
  const check = async (path: string, answer: ReturnType<TestServer['call']>) => {
    const answered = await answer;
    const { status, data, message } = answered;
    expect([path, status, status === 200 ? '' : { message, data }]).toEqual([path, 200, '']);
    return answered;
  };
  return {
    get: async (path: string) => (await check(path, market.call(path, { token }))).data,
    post: async (path: string, body: object = {}) =>
      (await check(path, market.call(path, { token, body, method: 'POST' }))).data,
    whole: (path: string, body: object = {}) =>
      check(path, market.call(path, { token, body, method: 'POST' })),
    photo: async (): Promise<number> => {
      const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8b1e5a' } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
      const upload = () => market.call('/upload/helper', { token, form });
      // A slow machine is too busy at times, and says so.
      let answer = await upload();
      for (let tries = 0; answer.status === 503 && tries < 10; tries++) answer = await upload();
      return (await check('/upload/helper', Promise.resolve(answer))).data.media_id;
    },
  };
};
type Calls = ReturnType<typeof callsOf>;

const getToken = async (email: string): Promise<string> => {
  const { data, status, message } = await market.call('/auth/login', { body: { email, password } });
  expect([status, message]).toEqual([200, message]);
  return data.jwt_token;
};
const logIn = async (email: string): Promise<Calls> => callsOf(await getToken(email));

const register = async (email: string): Promise<Calls> => {
  const form = { email, password, password_confirmation: password };
  await market.call('/auth/register', { body: form });
  const code = await market.newestCode(email);
  const { data } = await market.call('/auth/verification', { body: { email, code } });
  return callsOf(data.sign_in.jwt_token);
};

/** As `npm run account -- add --role staff` does; a password alone opens nothing (people W31). */
const hireStaff = async (email: string) => {
  await createAccount({
    ctx: market.context(),
    input: { email, fullname: 'Ani Admin', registeredAs: 'buyer', password, role: 'staff' },
  });
  const token = await getToken(email);
  const refused = await market.call('/admin/merchants/list', { token });
  expect([refused.status, refused.data]).toEqual([403, { reason: 'factor_required' }]);
  const { secret } = await addTotp(market, token);
  return { staff: callsOf(token), secret };
};

const logInWithFactor = async (email: string, secret: string): Promise<Calls> => {
  const { pending_login } = (await market.call('/auth/login', { body: { email, password } })).data;
  const body = { pending_login, code: totpCode(market, secret) };
  return callsOf((await market.call('/auth/login/second', { body })).data.jwt_token);
};

const openStore = async (staff: Calls) => {
  const owner = await register(sellerEmail);
  for (const [step, form] of [
    ['personal', onboardingInputs.personal],
    ['store', onboardingInputs.store],
    ['location', bandung],
    ['bank', { ...onboardingInputs.bank, terms: true }],
  ] as const)
    await owner.post(`/auth/information/${step}`, form);
  const seller = await logIn(sellerEmail);
  const { version, merchant_name, description } = await seller.get('/merchant/dashboard/store');
  const saved = await seller.post('/merchant/dashboard/store', {
    merchant_name,
    description,
    is_company: 'personal',
    is_pkp: 'non-pkp',
    no_npwp: '',
    pic_name: 'Siti Aminah',
    pic_phone: '081234567890',
    file_ktp: await seller.photo(),
    file_ktp_selfie: await seller.photo(),
    version,
  });
  expect(saved.missing).toEqual([]);
  const [waiting] = await staff.get('/admin/merchants/list?status=submitted');
  const detail = await staff.get(`/admin/merchants/detail/${waiting.id}`);
  const approved = await staff.post('/admin/merchants/approve', {
    merchant_id: waiting.id,
    version: detail.version,
  });
  expect(approved.verification_status).toBe('approved');
  return seller;
};

const offerProduct = async (staff: Calls, seller: Calls) => {
  const { id: category_id } = await staff.post('/admin/categories/create', {
    name_id: 'Dapur',
    name_en: 'Kitchen',
  });
  const saved = await seller.post('/merchant/dashboard/products/create', {
    name: 'Wajan besi 28 cm',
    category_id,
    description: 'Wajan besi tuang, panas merata dan tahan lama.',
    condition: 'new',
    images: [{ media_id: await seller.photo() }],
    price: 150_000,
    stock: 5,
    weight_gram: 1_500,
    status: 'PUBLISH',
  });
  await market.settle();
  const found = await market.call('/products/list?search=wajan');
  expect(found.data.map(({ slug }: { slug: string }) => slug)).toEqual([saved.slug]);
  return saved.product_id as number;
};

const buy = async (productId: number) => {
  await register(buyerEmail);
  const buyer = await logIn(buyerEmail);
  await buyer.post('/addressbook/add', {
    label: 'Rumah',
    receiver_name: 'Budi Santoso',
    phone: '081234567891',
    address: 'Jalan Merdeka 10',
    ...bandung,
  });
  await buyer.post('/cart/add', { product_id: productId, qty: 1 });
  const { checkout_id } = await buyer.post('/cart/checkout');
  const checkout = await buyer.get(`/shipping/checkout/preview?checkout_id=${checkout_id}`);
  const { order_group_code } = await buyer.post('/checkout/pay', {
    checkout_id,
    payment_method: checkout.payment_methods[0].code,
    expected_total: checkout.summary.grand_total,
    expected_fingerprint: checkout.fingerprint,
  });
  const payment = await buyer.get(`/payment/${order_group_code}`);
  expect(payment.charge.pay_to.accounts).toHaveLength(1);
  await buyer.post(`/payment/${order_group_code}/proof`, {
    media_id: await buyer.photo(),
    sender: 'Budi Santoso',
  });
  return { buyer, order_group_code: order_group_code as string };
};

test('in production, from an empty market to the bank: register, sell, transfer, own waybill, bank file [V5]', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  const { staff, secret } = await hireStaff(adminEmail);
  const seller = await openStore(staff);
  const productId = await offerProduct(staff, seller);
  const { buyer, order_group_code } = await buy(productId);

  const [transfer] = await staff.get('/admin/payments/transfers');
  await staff.post('/admin/payments/confirm', {
    reference: transfer.reference,
    bank_reference: 'BCA-IN-1',
  });
  expect((await buyer.get(`/payment/${order_group_code}`)).status).toBe('paid');

  const [order] = await seller.get('/merchant/dashboard/orders/list?status=new');
  const { order_code } = order;
  await seller.post('/merchant/dashboard/orders/approve', { order_code });
  await seller.post('/merchant/dashboard/orders/waybill', {
    order_code,
    awb: 'JX1234567890',
    media_id: await seller.photo(),
  });
  await seller.post('/merchant/dashboard/orders/delivered', {
    order_code,
    receiver: 'Satpam',
    media_id: await seller.photo(),
  });
  market.clock.advance(7 * day);
  await deadlinesJob.run(market.context());
  await market.settle();
  const [boss, owner, customer] = [
    await logInWithFactor(adminEmail, secret),
    await logIn(sellerEmail),
    await logIn(buyerEmail),
  ];
  expect((await customer.get(`/buyer/dashboard/order/detail/${order_code}`)).status).toBe('completed');

  const { withdrawable } = await owner.get('/merchant/dashboard/wallet/saldo');
  expect(withdrawable).toBeGreaterThan(150_000);
  const { withdraw_code } = await owner.post('/merchant/dashboard/wallet/withdraw', {
    amount: withdrawable,
    password,
  });
  await boss.post('/admin/withdrawals/approve', { withdraw_code });
  const { approval } = await boss.whole('/admin/payouts/batch');
  const { staff: colleague } = await hireStaff('rekan@example.test');
  await colleague.post('/admin/approvals/approve', { approval_id: approval.id });
  const [batch] = await boss.get('/admin/payouts/batches');
  const { csv: file } = await boss.get(`/admin/payouts/batch/${batch.batch_code}`);
  expect(file).toContain(`${withdraw_code},`);
  expect(file).toContain(`,1234567890,Bandung,Siti Aminah,${withdrawable},`);
  const csv = `withdraw_code,status,bank_reference,amount,reason\n${withdraw_code},paid,BCA-OUT-1,${withdrawable},\n`;
  expect((await boss.post('/admin/payouts/results', { csv })).failed).toEqual([]);
  expect((await owner.get('/merchant/dashboard/wallet/withdrawals'))[0].status).toBe('paid');
  expect(await market.audit()).toEqual([]);
});
