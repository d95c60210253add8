import * as ui from '../../index.ts';
import { type InLanguage, nothing, type States } from '../story.ts';

const cities = [
  { value: 'bdg', label: 'Kota Bandung' },
  { value: 'pkl', label: 'Kota Pekalongan' },
];
const kinds = (say: InLanguage) => [
  { value: 'regular', label: say('Reguler', 'Regular'), hint: say('2 sampai 4 hari', '2 to 4 days') },
  {
    value: 'same-day',
    label: say('Hari ini', 'Today'),
    hint: say('Hanya sekota', 'Same city only'),
    disabled: true,
  },
];
const imageTexts = (say: InLanguage) => ({
  choose: say('Pilih foto', 'Choose a photo'),
  change: say('Ganti foto', 'Change the photo'),
  remove: say('Hapus', 'Remove'),
  uploading: (percent: number) => `${say('Mengunggah', 'Uploading')} ${percent} %`,
  previewAlt: say('Pratinjau', 'Preview'),
});
const box = (say: InLanguage) => (n: number) => `${say('Angka ke-', 'Digit ')}${n}`;
const digits = { most: 25, clean: String, complete: String, group: String };
const city = (say: InLanguage) => say('Kota', 'City');
const optional = (say: InLanguage) => say('opsional', 'optional');

export const form = {
  Checkbox: {
    rest: (say) => (
      <ui.Checkbox label={say('Setuju', 'I agree')} error={say('Centang dulu', 'Please check this')} />
    ),
    checked: (say) => <ui.Checkbox label={say('Gratis ongkir', 'Free shipping')} aside="86" defaultChecked />,
    'with a hint': (say) => (
      <ui.Checkbox
        label={say('Kirim sebagai hadiah', 'Send as a gift')}
        hint={say('Tanpa harga di paket', 'No price in the parcel')}
      />
    ),
    disabled: (say) => <ui.Checkbox label={say('Asuransi', 'Insurance')} disabled />,
  },
  CodeField: {
    rest: (say) => (
      <ui.CodeField
        label={say('Kode', 'Code')}
        value="48"
        onChange={nothing}
        boxLabel={box(say)}
        error={say('Kode salah', 'Wrong code')}
      />
    ),
    empty: (say) => (
      <ui.CodeField
        label={say('Kode', 'Code')}
        value=""
        onChange={nothing}
        boxLabel={box(say)}
        hint={say('Enam angka dari email', 'Six digits from the mail')}
      />
    ),
    disabled: (say) => (
      <ui.CodeField
        label={say('Kode', 'Code')}
        value="123456"
        onChange={nothing}
        boxLabel={box(say)}
        disabled
      />
    ),
  },
  DigitsField: {
    rest: (say) => (
      <ui.DigitsField
        label={say('Nomor rekening', 'Account number')}
        value="12345678"
        onValue={nothing}
        format={digits}
        error={say('Tidak valid', 'Not valid')}
      />
    ),
    empty: (say) => (
      <ui.DigitsField
        label={say('Kode pos', 'Postal code')}
        value=""
        onValue={nothing}
        format={{ ...digits, most: 5 }}
      />
    ),
  },
  FieldError: { rest: (say) => <ui.FieldError>{say('Wajib diisi', 'Required')}</ui.FieldError> },
  FieldHint: { rest: (say) => <ui.FieldHint>{say('Lima angka', 'Five digits')}</ui.FieldHint> },
  FormError: {
    rest: (say) => (
      <ui.FormError fields={[{ id: 'name', text: say('Nama wajib diisi', 'A name is required') }]}>
        {say('Periksa lagi isian ini', 'Please check these fields')}
      </ui.FormError>
    ),
    'one sentence': (say) => <ui.FormError>{say('Kata sandi salah', 'Wrong password')}</ui.FormError>,
  },
  ImageField: {
    rest: (say) => (
      <ui.ImageField
        label={say('Logo toko', 'Store logo')}
        onChoose={nothing}
        texts={imageTexts(say)}
        busy
        progress={0.4}
      />
    ),
    empty: (say) => (
      <ui.ImageField
        label={say('Spanduk', 'Banner')}
        onChoose={nothing}
        texts={imageTexts(say)}
        shape="wide"
        hint="1200 × 300 px"
      />
    ),
    failed: (say) => (
      <ui.ImageField
        label={say('Logo toko', 'Store logo')}
        onChoose={nothing}
        texts={imageTexts(say)}
        error={say('Lebih dari 5 MB', 'Over 5 MB')}
      />
    ),
  },
  ImageListField: {
    rest: (say) => (
      <ui.ImageListField
        label={say('Foto', 'Photos')}
        images={[]}
        max={3}
        onAdd={nothing}
        onRemove={nothing}
        texts={{
          choose: say('Tambah foto', 'Add a photo'),
          selected: say('Foto yang dipilih', 'Selected photos'),
          image: (place) => say(`Foto ${place}`, `Photo ${place}`),
          remove: (place) => say(`Hapus foto ${place}`, `Remove photo ${place}`),
          uploading: (percent) => say(`Mengunggah, ${percent} persen`, `Uploading, ${percent} percent`),
        }}
      />
    ),
  },
  PasswordField: {
    rest: (say) => (
      <ui.PasswordField
        label={say('Kata sandi', 'Password')}
        showLabel={say('Tampilkan kata sandi', 'Show the password')}
        hideLabel={say('Sembunyikan', 'Hide')}
      />
    ),
    wrong: (say) => (
      <ui.PasswordField
        label={say('Kata sandi', 'Password')}
        showLabel={say('Tampilkan kata sandi', 'Show the password')}
        hideLabel={say('Sembunyikan', 'Hide')}
        error={say('Minimal 8 karakter', 'At least 8 characters')}
      />
    ),
  },
  QuantityField: {
    rest: (say) => (
      <ui.QuantityField
        label={say('Jumlah Kemeja', 'Quantity of the shirt')}
        value={2}
        min={1}
        max={9}
        onChange={nothing}
        texts={{ less: say('Kurangi', 'Less'), more: say('Tambah', 'More') }}
      />
    ),
    'at the most': (say) => (
      <ui.QuantityField
        label={say('Jumlah Kopi', 'Quantity of the coffee')}
        value={9}
        min={1}
        max={9}
        onChange={nothing}
        texts={{ less: say('Kurangi', 'Less'), more: say('Tambah', 'More') }}
      />
    ),
  },
  RadioGroup: {
    rest: (say) => (
      <ui.RadioGroup
        label={city(say)}
        options={cities}
        defaultValue="bdg"
        hint={say('Pilih satu', 'Choose one')}
      />
    ),
    tiles: (say) => (
      <ui.RadioGroup label={say('Pengiriman', 'Shipping')} options={kinds(say)} arrangement="tiles" />
    ),
    wrong: (say) => (
      <ui.RadioGroup
        label={city(say)}
        options={cities}
        arrangement="inline"
        error={say('Pilih satu', 'Choose one')}
        required
      />
    ),
  },
  RangeFields: {
    rest: (say) => (
      <ui.RangeFields
        label={say('Harga', 'Price')}
        value={{ min: '', max: '' }}
        onChange={nothing}
        texts={{ min: say('Terendah', 'Lowest'), max: say('Tertinggi', 'Highest') }}
      />
    ),
    wrong: (say) => (
      <ui.RangeFields
        label={say('Harga', 'Price')}
        value={{ min: '500000', max: '100000' }}
        onChange={nothing}
        prefix="Rp"
        texts={{ min: say('Terendah', 'Lowest'), max: say('Tertinggi', 'Highest') }}
        error={say('Harga terendah melebihi tertinggi', 'The lowest price is above the highest')}
      />
    ),
  },
  SelectField: {
    rest: (say) => (
      <ui.SelectField
        label={city(say)}
        options={cities}
        placeholder={say('Pilih kota', 'Choose a city')}
        defaultValue=""
      />
    ),
    wrong: (say) => (
      <ui.SelectField
        label={city(say)}
        options={cities}
        error={say('Pilih kota dulu', 'Choose a city first')}
      />
    ),
    disabled: (say) => (
      <ui.SelectField
        label={say('Kecamatan', 'District')}
        options={[]}
        placeholder={say('Pilih kota dulu', 'Choose a city first')}
        disabled
      />
    ),
  },
  Switch: {
    rest: (say) => <ui.Switch label={say('Terima pesanan', 'Accept orders')} defaultChecked />,
    off: (say) => (
      <ui.Switch
        label={say('Mode libur', 'Holiday mode')}
        hint={say('Toko tetap terlihat', 'The store stays visible')}
      />
    ),
    disabled: (say) => <ui.Switch label={say('Mode libur', 'Holiday mode')} disabled />,
  },
  TextArea: {
    rest: (say) => (
      <ui.TextArea
        label={say('Alamat lengkap', 'Full address')}
        hint={say('Sebut patokan', 'Name a landmark')}
      />
    ),
    'over its limit': (say) => (
      <ui.TextArea
        label={say('Catatan', 'Note')}
        defaultValue={say('Terlalu panjang', 'Much too long')}
        limit={10}
        error={say('Maksimal 10 karakter', 'At most 10 characters')}
        aside={optional(say)}
      />
    ),
  },
  TextField: {
    rest: (say) => (
      <ui.TextField
        label={say('Nomor telepon', 'Phone number')}
        prefix="+62"
        hint={say('Untuk kurir', 'For the courier')}
        error={say('Belum lengkap', 'Not complete')}
      />
    ),
    good: (say) => (
      <ui.TextField
        label={say('Kode promo', 'Promo code')}
        defaultValue="HEMAT25"
        success={say('Hemat Rp25.000', 'You save Rp25,000')}
      />
    ),
    optional: (say) => (
      <ui.TextField
        label={say('Nama toko', 'Store name')}
        aside={optional(say)}
        suffix={say('gram', 'grams')}
      />
    ),
    locked: () => <ui.TextField label="Email" defaultValue="dewi@pasar.example" readOnly />,
    disabled: (say) => <ui.TextField label={say('Nama', 'Name')} disabled />,
  },
} satisfies Record<string, States>;
