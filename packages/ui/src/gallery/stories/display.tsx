import * as ui from '../../index.ts';
import type { InLanguage, States } from '../story.ts';

const pageContent = (say: InLanguage) => ({
  label: say('Halaman hasil', 'Pages of results'),
  previous: say('Sebelumnya', 'Previous'),
  next: say('Berikutnya', 'Next'),
  page: (page: number) => `${say('Halaman', 'Page')} ${page}`,
});
const hrefFor = (page: number) => `#page=${page}`;
const retry = (say: InLanguage) => (
  <ui.Button size="s" variant="secondary">
    {say('Coba lagi', 'Try again')}
  </ui.Button>
);

export const display = {
  Badge: {
    rest: (say) => <ui.Badge tone="success">{say('Gratis ongkir', 'Free shipping')}</ui.Badge>,
    neutral: (say) => <ui.Badge>{say('Bekas', 'Used')}</ui.Badge>,
    warning: (say) => <ui.Badge tone="warning">{say('Hampir habis', 'Almost gone')}</ui.Badge>,
    danger: (say) => <ui.Badge tone="danger">{say('Dibatalkan', 'Cancelled')}</ui.Badge>,
    info: (say) => <ui.Badge tone="info">{say('Dikirim', 'Shipped')}</ui.Badge>,
  },
  Breadcrumbs: {
    rest: (say) => (
      <ui.Breadcrumbs
        label={say('Kamu di sini', 'You are here')}
        items={[{ label: say('Beranda', 'Home'), href: '#home' }, { label: 'Batik' }]}
      />
    ),
    deep: (say) => (
      <ui.Breadcrumbs
        label={say('Kamu di sini', 'You are here')}
        items={[
          { label: say('Beranda', 'Home'), href: '#home' },
          { label: say('Pakaian pria', 'Menswear'), href: '#men' },
          { label: say('Kemeja', 'Shirts'), href: '#shirts' },
          { label: say('Kemeja batik tulis lengan panjang', 'Hand-drawn batik shirt with long sleeves') },
        ]}
      />
    ),
  },
  RichText: {
    rest: (say) => (
      <ui.RichText
        body={[
          { kind: 'heading', level: 2, id: 'pay', spans: [{ text: say('Bayar', 'Pay') }] },
          {
            kind: 'paragraph',
            spans: [
              { text: say('Bayar hanya di ', 'Pay only at ') },
              { text: 'Pasar', strong: true },
              { text: say(', lihat ', ', see ') },
              { text: say('caranya', 'how'), to: '#how', emphasis: true },
              { text: '.' },
            ],
          },
          { kind: 'heading', level: 3, id: 'ways', spans: [{ text: say('Caranya', 'Ways') }] },
          { kind: 'list', is_numbered: false, items: [[{ text: 'QRIS' }], [{ text: 'Transfer' }]] },
          { kind: 'list', is_numbered: true, items: [[{ text: say('Pilih', 'Choose') }]] },
          { kind: 'paragraph', spans: [{ text: say('Buka dompet', 'Open the wallet'), to: '/wallet' }] },
        ]}
      />
    ),
  },
  Chip: {
    rest: () => <ui.Chip selected>Pekalongan</ui.Chip>,
    unselected: () => <ui.Chip>Solo</ui.Chip>,
    'sold out': () => <ui.Chip unavailable>XL</ui.Chip>,
  },
  ChipRow: {
    rest: (say) => (
      <ui.ChipRow>
        <ui.Chip onRemove={() => {}} removeLabel={say('Hapus saringan Solo', 'Remove the filter Solo')}>
          Solo
        </ui.Chip>
        <ui.Chip>{say('Gratis ongkir', 'Free shipping')}</ui.Chip>
      </ui.ChipRow>
    ),
  },
  Countdown: {
    rest: (say) => <ui.Countdown secondsLeft={9667} label={say('Berakhir dalam', 'Ends in')} />,
    over: (say) => <ui.Countdown secondsLeft={0} label={say('Berakhir dalam', 'Ends in')} />,
    'on brand': (say) => (
      <div data-surface="brand">
        <ui.Countdown secondsLeft={61} label={say('Berakhir dalam', 'Ends in')} />
      </div>
    ),
  },
  EmptyState: {
    rest: (say) => (
      <ui.EmptyState
        title={say('Keranjangmu masih kosong', 'Your cart is empty')}
        text={say('Mulai dari beranda.', 'Start from the home page.')}
        action={<ui.Button>{say('Mulai', 'Start')}</ui.Button>}
      />
    ),
    'title alone': (say) => (
      <ui.EmptyState title={say('Belum ada ulasan', 'No reviews yet')} headingLevel={3} />
    ),
  },
  ErrorState: {
    rest: (say) => <ui.ErrorState title={say('Belum bisa dimuat', 'Could not load')} action={retry(say)} />,
    'with a text': (say) => (
      <ui.ErrorState
        title={say('Kamu sedang offline', 'You are offline')}
        text={say('Kami coba lagi begitu tersambung.', 'We try again once you are connected.')}
      />
    ),
  },
  ItemLine: {
    rest: (say) => (
      <ui.ItemLine
        name={say('Kemeja batik', 'Batik shirt')}
        details={say('M · 2 barang', 'M · 2 items')}
        amount="Rp430.000"
      />
    ),
    'with a note': (say) => (
      <ui.ItemLine
        name={<a href="#item">{say('Kopi Gayo 250 gram', 'Gayo coffee 250 grams')}</a>}
        details={say('Giling halus · 1 barang', 'Finely ground · 1 item')}
        note={say('Tolong bungkus rapi', 'Please wrap it well')}
        amount="Rp85.000"
      />
    ),
  },
  Notice: {
    rest: (say) => <ui.Notice tone="danger" title={say('Stok tinggal 1', 'Only 1 left')} live />,
    info: (say) => (
      <ui.Notice title={say('Toko sedang libur', 'The store is on holiday')}>
        {say('Pesanan dikirim mulai Senin.', 'Orders ship from Monday.')}
      </ui.Notice>
    ),
    success: (say) => <ui.Notice tone="success">{say('Alamat tersimpan', 'Address saved')}</ui.Notice>,
    warning: (say) => (
      <ui.Notice tone="warning" title={say('Bayar sebelum 17.00', 'Pay before 5 pm')} action={retry(say)} />
    ),
  },
  Pagination: {
    rest: (say) => <ui.Pagination page={2} lastPage={18} hrefFor={hrefFor} texts={pageContent(say)} />,
    first: (say) => <ui.Pagination page={1} lastPage={3} hrefFor={hrefFor} texts={pageContent(say)} />,
    last: (say) => <ui.Pagination page={18} lastPage={18} hrefFor={hrefFor} texts={pageContent(say)} />,
  },
  Price: {
    rest: (say) => (
      <ui.Price
        value="Rp215.000"
        old="Rp289.000"
        discountPercent={26}
        size="xl"
        labels={{ old: say('Harga lama', 'Old price') }}
      />
    ),
    plain: () => <ui.Price value="Rp89.000" />,
    small: (say) => (
      <ui.Price
        value="Rp12.500"
        old="Rp15.000"
        discountPercent={17}
        size="s"
        labels={{ old: say('Harga lama', 'Old price') }}
      />
    ),
  },
  Rating: {
    rest: (say) => <ui.Rating value="4,9" label={say('Nilai 4,9 dari 5', 'Rated 4.9 of 5')} count="(628)" />,
    'without a count': (say) => <ui.Rating value="5,0" label={say('Nilai 5 dari 5', 'Rated 5 of 5')} />,
  },
  ResponsiveImage: {
    rest: (say) => (
      <ui.ResponsiveImage
        alt={say('Kemeja batik', 'Batik shirt')}
        src150="/150.webp"
        src300="/300.webp"
        src600="/600.webp"
      />
    ),
    missing: () => <ui.ResponsiveImage alt="" />,
  },
  Skeleton: {
    rest: () => <ui.Skeleton shape="card" />,
    text: () => <ui.Skeleton lines={3} />,
    title: () => <ui.Skeleton shape="title" />,
    picture: () => <ui.Skeleton shape="picture" />,
    circle: () => <ui.Skeleton shape="circle" />,
    control: () => <ui.Skeleton shape="control" />,
    block: () => <ui.Skeleton shape="block" />,
  },
  Spinner: {
    rest: (say) => <ui.Spinner label={say('Memuat', 'Loading')} />,
    large: (say) => <ui.Spinner size={40} label={say('Memuat', 'Loading')} />,
  },
  Stars: {
    rest: (say) => <ui.Stars value={4} label={say('4 dari 5 bintang', '4 of 5 stars')} />,
    none: (say) => <ui.Stars value={0} label={say('Belum dinilai', 'Not rated')} />,
  },
  StepList: {
    rest: (say) => (
      <ui.StepList
        label={say('Langkah', 'Steps')}
        items={[
          {
            id: 'a',
            label: say('Alamat', 'Address'),
            state: 'done',
            note: say('Selesai', 'Done'),
            href: '#address',
          },
          {
            id: 'b',
            label: say('Pengiriman', 'Shipping'),
            state: 'current',
            note: say('Sedang diisi', 'Now'),
          },
          { id: 'c', label: say('Bayar', 'Pay'), state: 'ahead' },
        ]}
      />
    ),
  },
  Table: {
    rest: (say) => (
      <ui.Table
        caption={say('Pesanan', 'Orders')}
        columns={[
          { id: 'no', label: say('Nomor', 'Number') },
          { id: 'total', label: 'Total', numeric: true },
        ]}
        rows={[
          { id: '1', cells: { no: 'P-1', total: 'Rp89.000' } },
          { id: '2', cells: { no: 'P-2', total: 'Rp1.215.000' } },
        ]}
      />
    ),
  },
  Timeline: {
    rest: (say) => (
      <ui.Timeline
        label={say('Riwayat', 'History')}
        moments={[
          {
            id: 'a',
            title: say('Tiba', 'Arrived'),
            at: '2026-11-21T03:00:00Z',
            time: say('21 November 2026, 10.00 WIB', '21 November 2026, 10:00 WIB'),
          },
          {
            id: 'b',
            title: say('Dikirim', 'Shipped'),
            text: 'Pekalongan',
            at: '2026-11-19T03:00:00Z',
            time: say('19 November 2026, 10.00 WIB', '19 November 2026, 10:00 WIB'),
          },
        ]}
      />
    ),
  },
} satisfies Record<string, States>;
