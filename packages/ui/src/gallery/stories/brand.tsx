import * as ui from '../../index.ts';
import type { States } from '../story.ts';

export const brand = {
  Avatar: {
    rest: () => <ui.Avatar name="Dewi Lestari" />,
    store: () => <ui.Avatar name="Rumah Kawung" shape="petal" tone="manggis" size="l" />,
    'extra large': () => <ui.Avatar name="Bambang Wicaksono" size="xl" tone="nila" />,
    small: () => <ui.Avatar name="Sri" size="s" tone="pandan" />,
  },
  CouponCard: {
    rest: (say) => (
      <ui.CouponCard
        kind={say('Potongan', 'Discount')}
        amount="25k"
        title={say('Belanja dapur', 'Kitchen week')}
        note={say('Sampai 30 Nov', 'Until 30 Nov')}
        footer={say('Sisa 40%', '40% left')}
      />
    ),
    'to claim': (say) => (
      <ui.CouponCard
        kind={say('Gratis ongkir', 'Free shipping')}
        amount="15%"
        condition={say('min. Rp200.000', 'min. Rp200,000')}
        title={say('Semua toko', 'Every store')}
        action={<ui.Button size="s">{say('Simpan', 'Save')}</ui.Button>}
        tone="pandan"
      />
    ),
    saved: (say) => (
      <ui.CouponCard
        kind={say('Potongan', 'Discount')}
        amount="50k"
        title={say('Pengguna baru', 'New users')}
        action={<ui.Badge tone="success">{say('Tersimpan', 'Saved')}</ui.Badge>}
        tone="nila"
      />
    ),
  },
  FlowerIllustration: {
    rest: () => <ui.FlowerIllustration />,
    hollow: () => <ui.FlowerIllustration tone="hollow" size={96} />,
  },
  FlowerMark: {
    rest: (say) => <ui.FlowerMark label={say('Penjual terverifikasi', 'Verified seller')} />,
    large: (say) => <ui.FlowerMark label={say('Penjual terverifikasi', 'Verified seller')} size={24} />,
  },
  Logo: {
    rest: () => <ui.Logo />,
    mark: () => <ui.Logo variant="mark" height={32} />,
    reversed: () => (
      <div data-surface="brand">
        <ui.Logo variant="reversed" />
      </div>
    ),
  },
  ProgressBar: {
    rest: (say) => (
      <ui.ProgressBar value={0.3} label={say('Terjual', 'Sold')} valueText={say('72 terjual', '72 sold')} />
    ),
    'almost gone': (say) => <ui.ProgressBar value={0.95} label={say('Terjual', 'Sold')} tone="warning" />,
    full: (say) => <ui.ProgressBar value={1} label={say('Isi profil', 'Profile')} tone="success" />,
    empty: (say) => <ui.ProgressBar value={0} label={say('Terjual', 'Sold')} tone="discount" />,
  },
} satisfies Record<string, States>;
