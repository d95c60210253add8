import type { Locale, OpsHealth, OpsStatus } from '@pasar/contract';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action } from './action/action.ts';
import { ConsolePage } from './console-page.tsx';
import type { ActionOptions, OpsClient, OpsResponse } from './data/ops-client.ts';
import { canary, fixedTime, health, status } from './testing/fixture-status.ts';

// The canvas needs a real browser; a browser test covers it.
vi.mock('./plot/error-plot.tsx', () => ({ ErrorPlot: () => null }));
afterEach(cleanup);

let asked: [Action, ActionOptions][];
let change: (status: OpsStatus) => void;
let follows = 0;
beforeEach(() => {
  asked = [];
  follows = 0;
});

interface Given {
  answers: OpsResponse<OpsStatus>[];
  health?: OpsHealth;
  onAct?(): OpsResponse<unknown>;
  role?: string;
}

const good = (data: OpsStatus): OpsResponse<OpsStatus> => ({ ok: true, data });
const bad = (code: 'signin' | 'unreachable'): OpsResponse<never> => ({
  ok: false,
  refusal: { code, message: '', reasons: [] },
});

const show = async (locale: Locale, given: Given) => {
  const [first = bad('unreachable'), ...later] = given.answers;
  let latest = first;
  const client: OpsClient = {
    status: async () => {
      latest = later.shift() ?? latest;
      return latest;
    },
    health: async () => given.health ?? health(),
    act: async (chosen, options) => {
      asked.push([chosen, options]);
      return given.onAct?.() ?? { ok: true, data: null };
    },
    follow: (onStatus, onHearing) => {
      change = onStatus;
      follows += 1;
      onHearing(true);
      return () => {};
    },
    me: async () => ({ who: 'sari', role: given.role ?? 'ops', by: 'session' }),
    signIn: async (key) => (key === 'kunci' ? { ok: true, data: null } : bad('signin')),
    signOut: async () => {},
  };
  return act(async () =>
    render(<ConsolePage locale={locale} client={client} first={Promise.resolve(first)} />),
  );
};

const card = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  act(async () => userEvent.click(at.getByRole('button', { name })));
const dialog = () => within(screen.getByRole('dialog'));

test('each app shows what is live, for whom, since when, by whom and its health', async () => {
  await show('id', { answers: [good(status())] });
  const storefront = card('Etalase');
  expect(storefront.getAllByText('1.4.0').length).toBeGreaterThan(0);
  expect(storefront.getByText(/Sejak 21 November 2026, 08.30 WIB, oleh sari · rilis mingguan/)).toBeTruthy();
  expect(storefront.getByRole('img', { name: 'Porsi pengunjung. 1.4.0: 100% pengunjung' })).toBeTruthy();
  expect(storefront.getByText('error 0,2% dari 1.000 sesi')).toBeTruthy();
  expect(card('Pembeli').getByText('Belum ada rilis')).toBeTruthy();
});

test('a canary shows its share and what the guard thinks of it', async () => {
  const verdict = {
    app: 'storefront',
    version: '1.5.0',
    of: 'canary',
    kind: 'too-early',
    canary: { sessions: 41, failed: 0, documents: 41, unrendered: 0 },
    control: { sessions: 900, failed: 2, documents: 900, unrendered: 0 },
  } as const;
  await show('en', {
    answers: [good(status({ canary: canary() }))],
    health: health({ verdicts: [verdict] }),
  });
  const box = within(screen.getByRole('region', { name: 'Canary 1.5.0' }));
  expect(box.getByText('1.5.0 · 5%')).toBeTruthy();
  expect(box.getByText('The guard waits: 41 of 200 sessions')).toBeTruthy();
  expect(
    screen.getByRole('img', {
      name: 'Share of the visitors. 1.4.0: 95% of the visitors. 1.5.0: 5% of the visitors',
    }),
  ).toBeTruthy();
});

const watch = {
  ...{ version: '1.4.0', control: '1.3.0', share: 500 },
  ...{ since: fixedTime, until: '2026-11-21T02:00:00.000Z', who: 'sari', why: 'rilis mingguan' },
};
const points = (documents: number, sessions: number, failed: number) => [
  { at: Date.parse(fixedTime), documents, sessions, failed },
];

test('a watch shows until when, and what is seen of both versions; operations may end it [F38]', async () => {
  const verdict = {
    app: 'storefront',
    version: '1.4.0',
    of: 'watch',
    kind: 'healthy',
    canary: { sessions: 900, failed: 2, documents: 950, unrendered: 0 },
    control: { sessions: 41, failed: 0, documents: 44, unrendered: 0 },
  } as const;
  await show('en', {
    answers: [good(status({ watch }))],
    health: health({
      at: Date.parse(fixedTime) + 600_000,
      verdicts: [verdict],
      versions: [
        { app: 'storefront', version: '1.4.0', points: points(1_020, 900, 9) },
        { app: 'storefront', version: '1.3.0', points: points(44, 0, 0) },
      ],
    }),
  });
  const box = within(screen.getByRole('region', { name: 'Watched 1.4.0' }));
  expect(box.getByText(/The guard watches it until 21 November 2026/)).toBeTruthy();
  expect(box.getByText('Guard: healthy')).toBeTruthy();
  expect(box.getByText(/1,020 documents sent · errors in 1% of 900 sessions/)).toBeTruthy();
  expect(box.getByText(/44 documents sent · no session yet/)).toBeTruthy();
  await press('End the watch', box);
  expect(dialog().getByText(/^The 5% of the visitors who still get 1\.3\.0 get 1\.4\.0/)).toBeTruthy();
  await act(async () => userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'urgent{Enter}'));
  expect(asked).toEqual([
    [
      { verb: 'watch-end', app: 'storefront', version: '1.4.0', control: '1.3.0', share: 500 },
      { reason: 'urgent', revision: 7 },
    ],
  ]);
});

test('a promotion asks how long it is watched [F38]', async () => {
  await show('id', { answers: [good(status({ canary: canary() }))] });
  await press('Tayangkan', card('Etalase'));
  const length = dialog().getByRole('combobox', { name: 'Lama pengawasan' });
  expect(
    within(length)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([...['5 menit', '30 menit', '1 jam', '6 jam', '24 jam', 'Tanpa pengawasan']]);
  await act(async () => userEvent.selectOptions(length, '6 jam'));
  await act(async () => userEvent.type(dialog().getByRole('textbox', { name: 'Alasan' }), 'siap{Enter}'));
  expect(asked).toMatchObject([[{ verb: 'promote', version: '1.5.0', watch: 360 }, { reason: 'siap' }]]);
});

test('a rollback shows what changes and for whom, needs a reason, and is done at the revision that was seen [S21]', async () => {
  await show('en', { answers: [good(status())] });
  await press('Back to 1.3.0', card('Storefront'));
  expect(dialog().getByText(/^All visitors go back from 1\.4\.0 to 1\.3\.0/)).toBeTruthy();
  await press('Back to 1.3.0', dialog());
  expect(dialog().getByText('Write down the reason first.')).toBeTruthy();
  expect(asked).toEqual([]);
  await act(async () =>
    userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'prices wrong{Enter}'),
  );
  expect(asked).toEqual([
    [
      { verb: 'rollback', app: 'storefront', of: 'live', from: '1.4.0', to: '1.3.0', share: 10_000 },
      { reason: 'prices wrong', revision: 7 },
    ],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rejection of the contract gate is shown line by line', async () => {
  const reasons = [
    'storefront 1.5.0 needs react ^18.0.0; shell 1.4.0 shares 19.3.1',
    "storefront 1.5.0 links to 'old', which no live slice provides",
  ];
  await show('id', {
    answers: [good(status())],
    onAct: () => ({
      ok: false,
      refusal: { code: 'refused', message: 'storefront 1.5.0 does not fit what is live.', reasons },
    }),
  });
  await press(/^Versi terbit/, { getByRole: () => card('Etalase').getByText(/^Versi terbit/) } as never);
  await press('Tayangkan 1.5.0', card('Etalase'));
  await act(async () => userEvent.type(dialog().getByRole('textbox', { name: 'Alasan' }), 'coba{Enter}'));
  const alert = within(dialog().getByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reasons);
});

test('a share is typed in hundredths of a percent, and a wrong one is not sent', {
  tags: 'slow',
}, async () => {
  await show('en', { answers: [good(status({ canary: canary() }))] });
  await press('Set share', card('Storefront'));
  const field = dialog().getByRole('textbox', { name: 'Share of the visitors (%)' });
  await act(async () => userEvent.clear(field));
  await act(async () => userEvent.type(field, '0.001'));
  await act(async () => userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'ramp'));
  await press('Change to 5%', dialog());
  expect(dialog().getByText(/two decimals at most/)).toBeTruthy();
  await act(async () => userEvent.clear(field));
  await act(async () => userEvent.type(field, '0.14'));
  await press('Change to 0.14%', dialog());
  expect(asked[0]?.[0]).toMatchObject({ verb: 'canary', basisPoints: 14, before: 500 });
});

test('changes by others appear as they happen, and are announced', async () => {
  const later: OpsStatus = {
    ...status({ live: { version: '1.3.0', since: fixedTime, who: 'guard', why: 'errors' } }),
    revision: 8,
  };
  await show('en', { answers: [good(status())] });
  await act(async () => change(later));
  expect(await card('Storefront').findByText(/by guard · errors/)).toBeTruthy();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('Revision 8'))).toBe(
    true,
  );
});

test('a version in quarantine can be let out, a slice that is off switched on', async () => {
  const held = { version: '1.5.0', since: fixedTime, who: 'guard', why: '42 of 210 sessions failed' };
  await show('en', {
    answers: [
      good(status({ quarantined: [held], disabled: { since: fixedTime, who: 'sari', why: 'outage' } })),
    ],
  });
  const storefront = card('Storefront');
  expect(storefront.getByText(/Switched off 21 November 2026.* by sari: outage/)).toBeTruthy();
  expect(storefront.queryByRole('button', { name: 'Switch off' })).toBeNull();
  await press('Switch on again', storefront);
  expect(dialog().getByText(/All visitors get its pages again/)).toBeTruthy();
  await press('Cancel', dialog());
  await act(async () => userEvent.click(storefront.getByText(/^Published versions/)));
  expect(storefront.getByText('guard: 42 of 210 sessions failed')).toBeTruthy();
  expect(storefront.queryByRole('button', { name: 'Make live 1.5.0' })).toBeNull();
  await press('End quarantine 1.5.0', storefront);
  expect(dialog().getByText(/Visitors get nothing new yet/)).toBeTruthy();
});

test('a session that ends while something is decided leads to the key, and nothing is done meanwhile [S21]', async () => {
  await show('en', {
    answers: [good(status()), bad('signin'), good(status())],
    onAct: () => bad('signin'),
  });
  await press('Switch off', card('Storefront'));
  await act(async () => userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'outage{Enter}'));
  expect(screen.queryByRole('article')).toBeNull();
  await act(async () => userEvent.type(screen.getByLabelText('Operations key'), 'kunci{Enter}'));
  expect(await screen.findByRole('article', { name: 'Storefront' })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('without a key there is nothing to see but where to give it [S21]', async () => {
  await show('id', { answers: [bad('signin'), good(status())] });
  expect(screen.queryByRole('article')).toBeNull();
  expect(follows, 'nothing is asked on behalf of a stranger').toBe(0);
  const key = screen.getByLabelText('Kunci operasi');
  await act(async () => userEvent.type(key, 'salah{Enter}'));
  expect(screen.getByText('Kunci ini tidak dikenal.')).toBeTruthy();
  await act(async () => userEvent.clear(key));
  await act(async () => userEvent.type(key, 'kunci{Enter}'));
  expect(await screen.findByRole('article', { name: 'Etalase' })).toBeTruthy();
  expect(screen.getByText('Perubahan tampil langsung')).toBeTruthy();
  expect(screen.getByText('Kamu masuk sebagai sari: boleh melakukan semuanya.')).toBeTruthy();
});

test('when the releases cannot be read there is a way to try again', async () => {
  await show('id', { answers: [bad('unreachable'), good(status())] });
  await press('Coba lagi');
  expect(await screen.findByRole('article', { name: 'Kerangka situs' })).toBeTruthy();
});

test.for(['id', 'en'] as const)(
  'the page and its questions in %s have no known fault for assistive technology [A1]',
  { tags: 'slow' },
  async (locale) => {
    const { container, baseElement } = await show(locale, { answers: [good(status({ canary: canary() }))] });
    // Contrast needs a real renderer; the token package measures it.
    const rules = { 'color-contrast': { enabled: false } };
    const faultsOf = async (element: Element) =>
      (await axe.run(element, { rules })).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]);
    expect(await faultsOf(container)).toEqual([]);
    await press(locale === 'id' ? 'Ubah porsi' : 'Set share');
    expect(await faultsOf(baseElement)).toEqual([]);
  },
);

test.for([
  ['id', 'Yang bisa dilakukan kunci sebuah tim', 'Melihat token'],
  ['en', 'What the key of a team can do', 'See tokens'],
] as const)('[F49] the key page says what a key can and cannot do (%s)', async ([locale, summary, line]) => {
  await show(locale, { answers: [bad('signin')] });
  await act(async () => userEvent.click(screen.getByText(summary)));
  expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(3);
  expect(screen.getByRole('table').textContent).toContain(line);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a team has the buttons of one app alone, the guard’s key those that roll back [S21]', async () => {
  await show('en', { answers: [good(status())], role: 'team:storefront' });
  expect(card('Storefront').getAllByRole('button', { name: /^Back to/ }).length).toBe(1);
  expect(card('Storefront').queryByRole('button', { name: 'Switch off' })).toBeNull();
  expect(card('Frame').queryByRole('button', { name: /1\.4\.0/ })).toBeNull();
  expect(screen.getByText('Signed in as sari: you may ship Storefront and look at the rest.')).toBeTruthy();
  cleanup();
  await show('en', { answers: [good(status())], role: 'guard' });
  expect(card('Storefront').getAllByRole('button', { name: /^Back to/ }).length).toBe(1);
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
});

test('a registry that cannot be read is reported with the time, and its end too [R8]', async () => {
  await show('en', { answers: [good({ ...status(), trouble: { kind: 'silent', since: fixedTime } })] });
  const said = screen.getByRole('alert');
  expect(said.textContent).toMatch(/has not answered since .*2026/);
  expect(said.textContent).toContain('go on getting the versions below');
  expect(screen.getAllByText(/1\.4\.0/).length).toBeGreaterThan(0);
  act(() => change({ ...status(), trouble: { kind: 'corrupt', since: fixedTime } }));
  expect(screen.getByRole('alert').textContent).toContain('cannot be trusted');
  act(() => change(status()));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in production the console warns where code of slices shares the machine of the server [F30]', async () => {
  await show('en', { answers: [good({ ...status(), shares_machine: true }), good(status())] });
  expect(screen.getByText('Pages are rendered on the machine of the server')).toBeTruthy();
  act(() => change(status()));
  expect(screen.queryByText('Pages are rendered on the machine of the server')).toBeNull();
});

test('when the pressed button is removed the focus moves on to its app [A1]', async () => {
  const off = { since: fixedTime, who: 'sari', why: 'cart is empty' };
  await show('en', { answers: [good(status()), good(status({ disabled: off }))] });
  await press('Switch off', card('Storefront'));
  await act(async () =>
    userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'cart is empty{Enter}'),
  );
  expect(card('Storefront').getByRole('button', { name: 'Switch on again' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Storefront' }));
});
