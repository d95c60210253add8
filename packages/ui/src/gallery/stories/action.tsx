import { ArrowRight, Heart } from 'lucide-react';
import * as ui from '../../index.ts';
import type { States } from '../story.ts';

const heart = <Heart aria-hidden="true" />;

export const action = {
  Button: {
    rest: (say) => <ui.Button>{say('Beli sekarang', 'Buy now')}</ui.Button>,
    secondary: (say) => (
      <ui.Button variant="secondary">{say('Tambah ke keranjang', 'Add to cart')}</ui.Button>
    ),
    neutral: (say) => <ui.Button variant="neutral">{say('Batal', 'Cancel')}</ui.Button>,
    quiet: (say) => <ui.Button variant="quiet">{say('Lewati', 'Skip')}</ui.Button>,
    accent: (say) => <ui.Button variant="accent">{say('Ikut promo', 'Join the sale')}</ui.Button>,
    danger: (say) => <ui.Button variant="danger">{say('Hapus alamat', 'Delete the address')}</ui.Button>,
    small: (say) => <ui.Button size="s">{say('Simpan', 'Save')}</ui.Button>,
    'with icons': (say) => (
      <ui.Button icon={heart} iconEnd={<ArrowRight aria-hidden="true" />}>
        {say('Lanjut', 'Continue')}
      </ui.Button>
    ),
    block: (say) => <ui.Button block>{say('Bayar', 'Pay')}</ui.Button>,
    busy: (say) => <ui.Button busy>{say('Menyimpan', 'Saving')}</ui.Button>,
    disabled: (say) => <ui.Button disabled>{say('Stok habis', 'Out of stock')}</ui.Button>,
    'looks disabled': (say) => <ui.Button looksDisabled>{say('Kirim', 'Send')}</ui.Button>,
    'long text': (say) => (
      <ui.Button>
        {say('Simpan perubahan dan kirim ulang kode verifikasi', 'Save the changes and send the code again')}
      </ui.Button>
    ),
  },
  ButtonLink: {
    rest: (say) => <ui.ButtonLink href="#cart">{say('Lihat keranjang', 'View cart')}</ui.ButtonLink>,
    secondary: (say) => (
      <ui.ButtonLink href="#store" variant="secondary" size="s">
        {say('Kunjungi toko', 'Visit the store')}
      </ui.ButtonLink>
    ),
  },
  CountBadge: {
    rest: (say) => (
      <ui.IconButton
        label={say('Simpan, 3 barang', 'Save, 3 items')}
        icon={
          <>
            {heart}
            <ui.CountBadge value={3} />
          </>
        }
      />
    ),
  },
  IconButton: {
    rest: (say) => <ui.IconButton label={say('Simpan', 'Save')} icon={heart} />,
    outlined: (say) => <ui.IconButton label={say('Simpan', 'Save')} icon={heart} tone="outlined" />,
    'on brand': (say) => (
      <div data-surface="brand">
        <ui.IconButton label={say('Simpan', 'Save')} icon={heart} tone="onBrand" />
      </div>
    ),
    'on a picture': (say) => <ui.IconButton label={say('Simpan', 'Save')} icon={heart} tone="onPicture" />,
    disabled: (say) => <ui.IconButton label={say('Simpan', 'Save')} icon={heart} disabled />,
  },
  TextLink: {
    rest: (say) => <ui.TextLink href="#terms">{say('Syarat', 'Terms')}</ui.TextLink>,
    standalone: (say) => (
      <ui.TextLink href="#all" standalone>
        {say('Lihat semua', 'See all')}
      </ui.TextLink>
    ),
  },
} satisfies Record<string, States>;
