import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import * as ui from '../index.ts';

const nothing = () => {};
const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const cities = [
  { value: 'bdg', label: 'Kota Bandung' },
  { value: 'pkl', label: 'Kota Pekalongan' },
];

const imageTexts = {
  choose: 'Pilih foto',
  change: 'Ganti foto',
  remove: 'Hapus',
  uploading: (percent: number) => `Mengunggah ${percent} %`,
  previewAlt: 'Pratinjau',
};

const pageTexts = {
  label: 'Halaman hasil',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  page: (page: number) => `Halaman ${page}`,
};

type ComponentName = {
  [Name in keyof typeof ui]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof ui];

/** One of every component of the kit, at rest. A new component without a specimen does not compile. */
export const specimens: Record<ComponentName, ReactElement> = {
  Avatar: <ui.Avatar name="Dewi Lestari" />,
  Badge: <ui.Badge tone="success">Gratis ongkir</ui.Badge>,
  Breadcrumbs: (
    <ui.Breadcrumbs label="Kamu di sini" items={[{ label: 'Beranda', href: '/' }, { label: 'Batik' }]} />
  ),
  Button: <ui.Button>Beli sekarang</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/cart">Lihat keranjang</ui.ButtonLink>,
  Card: <ui.Card>Isi kartu</ui.Card>,
  Checkbox: <ui.Checkbox label="Setuju" error="Centang dulu" />,
  Chip: <ui.Chip selected>Pekalongan</ui.Chip>,
  ChipRow: (
    <ui.ChipRow>
      <ui.Chip onRemove={nothing} removeLabel="Hapus saringan Solo">
        Solo
      </ui.Chip>
    </ui.ChipRow>
  ),
  CodeField: (
    <ui.CodeField
      label="Kode"
      value="48"
      onChange={nothing}
      boxLabel={(n) => `Angka ke-${n}`}
      error="Kode salah"
    />
  ),
  Container: <ui.Container>Isi</ui.Container>,
  Countdown: <ui.Countdown secondsLeft={9667} label="Berakhir dalam" />,
  DateField: (
    <ui.DateField
      label="Tanggal lahir"
      value={{ day: '20', month: '5', year: '1995' }}
      onChange={nothing}
      texts={{ day: 'Tanggal', month: 'Bulan', year: 'Tahun' }}
      months={months}
      error="Belum lengkap"
    />
  ),
  Dialog: (
    <ui.Dialog open={false} onOpenChange={nothing} title="Hapus?" trigger={<ui.Button>Hapus</ui.Button>} />
  ),
  DigitsField: (
    <ui.DigitsField
      label="Nomor rekening"
      value="12345678"
      onValue={nothing}
      format={{ most: 25, clean: String, complete: String, group: String }}
      error="Tidak valid"
    />
  ),
  Disclosure: <ui.Disclosure summary="Saringan">Isi</ui.Disclosure>,
  Divider: <ui.Divider />,
  EmptyState: (
    <ui.EmptyState
      title="Keranjangmu masih kosong"
      text="Mulai dari beranda."
      action={<ui.Button>Mulai</ui.Button>}
    />
  ),
  ErrorState: <ui.ErrorState title="Belum bisa dimuat" action={<ui.Button>Coba lagi</ui.Button>} />,
  FieldError: <ui.FieldError>Wajib diisi</ui.FieldError>,
  FieldHint: <ui.FieldHint>Lima angka</ui.FieldHint>,
  FlowerMark: <ui.FlowerMark label="Penjual terverifikasi" />,
  FormError: (
    <ui.FormError fields={[{ id: 'name', text: 'Nama wajib diisi' }]}>Periksa lagi isian ini</ui.FormError>
  ),
  GlobalStyle: <ui.GlobalStyle font={{ basic: '/basic.woff2', rest: '/rest.woff2' }} />,
  Grid: <ui.Grid>Isi</ui.Grid>,
  IconButton: <ui.IconButton label="Simpan, 3 barang" icon={<Heart aria-hidden="true" />} badge={3} />,
  ImageField: <ui.ImageField label="Logo toko" onChoose={nothing} texts={imageTexts} busy progress={0.4} />,
  Inline: <ui.Inline>Isi</ui.Inline>,
  ItemLine: <ui.ItemLine name="Kemeja batik" details="M · 2 barang" amount="Rp430.000" />,
  LoadingOverlay: (
    <ui.LoadingOverlay open label="Sedang menyimpan">
      <p>Isi</p>
    </ui.LoadingOverlay>
  ),
  Logo: <ui.Logo />,
  Menu: (
    <ui.Menu
      trigger={<ui.Button>Akun</ui.Button>}
      items={[{ id: 'out', label: 'Keluar', onSelect: nothing }]}
    />
  ),
  Notice: <ui.Notice tone="danger" title="Stok tinggal 1" live />,
  OverlayContainer: <ui.OverlayContainer value={undefined} />,
  Pagination: <ui.Pagination page={2} lastPage={18} hrefFor={(page) => `?page=${page}`} texts={pageTexts} />,
  PasswordField: (
    <ui.PasswordField label="Kata sandi" showLabel="Tampilkan kata sandi" hideLabel="Sembunyikan" />
  ),
  FlowerIllustration: <ui.FlowerIllustration />,
  ResponsiveImage: (
    <ui.ResponsiveImage alt="Kemeja batik" src150="/150.webp" src300="/300.webp" src600="/600.webp" />
  ),
  Price: (
    <ui.Price
      value="Rp215.000"
      old="Rp289.000"
      discountPercent={26}
      size="xl"
      labels={{ old: 'Harga lama' }}
    />
  ),
  QuantityField: (
    <ui.QuantityField
      label="Jumlah Kemeja"
      value={2}
      min={1}
      max={9}
      onChange={nothing}
      texts={{ less: 'Kurangi', more: 'Tambah' }}
    />
  ),
  RadioGroup: <ui.RadioGroup label="Kota" options={cities} defaultValue="bdg" hint="Pilih satu" />,
  RangeFields: (
    <ui.RangeFields
      label="Harga"
      value={{ min: '', max: '' }}
      onChange={nothing}
      texts={{ min: 'Terendah', max: 'Tertinggi' }}
    />
  ),
  Rating: <ui.Rating value="4,9" label="Nilai 4,9 dari 5" count="(628)" />,
  ProgressBar: <ui.ProgressBar value={0.3} label="Terjual" valueText="72 terjual" />,
  Section: <ui.Section title="Sedang ramai" action={<a href="/all">Semua</a>} />,
  SelectField: <ui.SelectField label="Kota" options={cities} placeholder="Pilih kota" defaultValue="" />,
  Sheet: (
    <ui.Sheet
      open={false}
      onOpenChange={nothing}
      title="Saring"
      closeLabel="Tutup"
      trigger={<ui.Button>Saring</ui.Button>}
    >
      Isi
    </ui.Sheet>
  ),
  Skeleton: <ui.Skeleton shape="card" />,
  SkipLink: <ui.SkipLink href="#main">Langsung ke isi</ui.SkipLink>,
  Spinner: <ui.Spinner label="Memuat" />,
  Stack: <ui.Stack>Isi</ui.Stack>,
  Stars: <ui.Stars value={4} label="4 dari 5 bintang" />,
  StepList: (
    <ui.StepList
      label="Langkah"
      items={[{ id: 'a', label: 'Alamat', state: 'current', note: 'Sedang diisi' }]}
    />
  ),
  Switch: <ui.Switch label="Terima pesanan" defaultChecked />,
  TabLinks: <ui.TabLinks label="Pesanan" items={[{ href: '/all', label: 'Semua', current: true }]} />,
  Table: (
    <ui.Table
      caption="Pesanan"
      columns={[{ id: 'no', label: 'Nomor' }]}
      rows={[{ id: '1', cells: { no: 'P-1' } }]}
    />
  ),
  Tabs: (
    <ui.Tabs
      label="Tentang barang"
      value="a"
      onChange={nothing}
      tabs={[{ value: 'a', label: 'Detail', content: 'Isi' }]}
    />
  ),
  TextArea: <ui.TextArea label="Alamat lengkap" hint="Sebut patokan" />,
  TextField: <ui.TextField label="Nomor telepon" prefix="+62" hint="Untuk kurir" error="Belum lengkap" />,
  TextLink: <ui.TextLink href="/terms">Syarat</ui.TextLink>,
  CouponCard: (
    <ui.CouponCard
      kind="Potongan"
      amount="25k"
      title="Belanja dapur"
      note="Sampai 30 Nov"
      footer="Sisa 40%"
    />
  ),
  Timeline: (
    <ui.Timeline
      label="Riwayat"
      moments={[{ id: 'a', title: 'Tiba', at: '2026-11-21T03:00:00Z', time: '21 November 2026, 10.00 WIB' }]}
    />
  ),
  ToastRegion: (
    <ui.ToastRegion
      label="Pemberitahuan"
      dismissLabel="Tutup"
      onDismiss={nothing}
      toasts={[{ id: '1', text: 'Masuk keranjang', tone: 'success' }]}
    />
  ),
  VisuallyHidden: <ui.VisuallyHidden>Tersembunyi</ui.VisuallyHidden>,
};
