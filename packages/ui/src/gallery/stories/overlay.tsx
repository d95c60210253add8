import { useState } from 'react';
import * as ui from '../../index.ts';
import { type InLanguage, nothing, type States } from '../story.ts';

const menuItems = (say: InLanguage) => [
  { id: 'orders', label: say('Pesanan', 'Orders'), href: '#orders' },
  { id: 'line', separator: true as const },
  { id: 'out', label: say('Keluar', 'Log out'), onSelect: nothing },
];

const AskedDialog = ({ say, wide = false }: { say: InLanguage; wide?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <ui.Dialog
      open={open}
      onOpenChange={setOpen}
      wide={wide}
      title={say('Hapus alamat?', 'Delete the address?')}
      description={say('Pesanan yang berjalan tidak berubah.', 'Orders on their way do not change.')}
      closeLabel={say('Tutup', 'Close')}
      actions={
        <ui.Button variant="danger" onClick={() => setOpen(false)}>
          {say('Hapus', 'Delete')}
        </ui.Button>
      }
      trigger={<ui.Button>{say('Hapus', 'Delete')}</ui.Button>}
    />
  );
};

const FilterSheet = ({ say }: { say: InLanguage }) => {
  const [open, setOpen] = useState(false);
  return (
    <ui.Sheet
      open={open}
      onOpenChange={setOpen}
      title={say('Saring', 'Filter')}
      closeLabel={say('Tutup', 'Close')}
      actions={<ui.Button block>{say('Tampilkan 86 barang', 'Show 86 products')}</ui.Button>}
      trigger={<ui.Button>{say('Saring', 'Filter')}</ui.Button>}
    >
      <ui.Checkbox label={say('Gratis ongkir', 'Free shipping')} />
    </ui.Sheet>
  );
};

const ProductTabs = ({ say }: { say: InLanguage }) => {
  const [value, setValue] = useState('detail');
  return (
    <ui.Tabs
      label={say('Tentang barang', 'About the product')}
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'detail', label: say('Detail', 'Details'), content: say('Katun 100 %', '100 % cotton') },
        { value: 'reviews', label: say('Penilaian', 'Reviews'), content: say('Belum ada', 'None yet') },
      ]}
    />
  );
};

export const overlay = {
  Dialog: {
    rest: (say) => <AskedDialog say={say} />,
    wide: (say) => <AskedDialog say={say} wide />,
  },
  Disclosure: {
    rest: (say) => (
      <ui.Disclosure summary={say('Saringan', 'Filters')}>{say('Isi', 'Content')}</ui.Disclosure>
    ),
    open: (say) => (
      <ui.Disclosure summary={say('Saringan', 'Filters')} open>
        {say('Isi', 'Content')}
      </ui.Disclosure>
    ),
  },
  LoadingOverlay: {
    rest: (say) => (
      <ui.LoadingOverlay open label={say('Sedang menyimpan', 'Saving')}>
        <p>{say('Isi', 'Content')}</p>
      </ui.LoadingOverlay>
    ),
    closed: (say) => (
      <ui.LoadingOverlay open={false} label={say('Sedang menyimpan', 'Saving')}>
        <p>{say('Isi', 'Content')}</p>
      </ui.LoadingOverlay>
    ),
  },
  Menu: {
    rest: (say) => (
      <ui.Menu trigger={<ui.Button>{say('Akun', 'Account')}</ui.Button>} items={menuItems(say)} />
    ),
    'with a head': (say) => (
      <ui.Menu
        trigger={<ui.Button variant="neutral">Dewi</ui.Button>}
        items={menuItems(say)}
        head="Dewi Larasati"
        align="end"
      />
    ),
  },
  Sheet: { rest: (say) => <FilterSheet say={say} /> },
  TabLinks: {
    rest: (say) => (
      <ui.TabLinks
        label={say('Pesanan', 'Orders')}
        items={[
          { href: '#all', label: say('Semua', 'All'), current: true },
          { href: '#shipped', label: say('Dikirim', 'Shipped'), current: false },
        ]}
      />
    ),
  },
  Tabs: { rest: (say) => <ProductTabs say={say} /> },
  ToastRegion: {
    rest: (say) => (
      <ui.ToastRegion
        label={say('Pemberitahuan', 'Notifications')}
        dismissLabel={say('Tutup', 'Close')}
        onDismiss={nothing}
        toasts={[{ id: '1', text: say('Masuk keranjang', 'Added to the cart'), tone: 'success' }]}
      />
    ),
    'with an action': (say) => (
      <ui.ToastRegion
        label={say('Pemberitahuan', 'Notifications')}
        dismissLabel={say('Tutup', 'Close')}
        onDismiss={nothing}
        toasts={[
          {
            id: '1',
            text: say('Barang dihapus', 'Product removed'),
            action: { label: say('Urungkan', 'Undo'), onPress: nothing },
          },
          { id: '2', text: say('Belum tersimpan', 'Not saved'), tone: 'error' },
        ]}
      />
    ),
  },
} satisfies Record<string, States>;
