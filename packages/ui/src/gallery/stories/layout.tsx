import * as ui from '../../index.ts';
import type { States } from '../story.ts';

const cell = (text: string) => <ui.Card padding="s">{text}</ui.Card>;

export const layout = {
  Card: {
    rest: (say) => <ui.Card>{say('Isi kartu', 'What a card holds')}</ui.Card>,
    'one link': (say) => (
      <ui.Card as="a" href="#card" lift>
        {say('Seluruh kartu adalah tautan', 'The whole card is a link')}
      </ui.Card>
    ),
    'large padding': (say) => <ui.Card padding="l">{say('Lebih lega', 'More room')}</ui.Card>,
  },
  Container: { rest: (say) => <ui.Container>{say('Selebar halaman', 'As wide as the page')}</ui.Container> },
  Divider: { rest: () => <ui.Divider /> },
  Grid: {
    rest: (say) => (
      <ui.Grid>
        {['1', '2', '3'].map((n) => (
          <div key={n}>{cell(`${say('Barang', 'Product')} ${n}`)}</div>
        ))}
      </ui.Grid>
    ),
    'other columns': () => (
      <ui.Grid columns={{ phone: 1, desktop: 3 }} gap={24}>
        {['A', 'B', 'C'].map((name) => (
          <div key={name}>{cell(name)}</div>
        ))}
      </ui.Grid>
    ),
  },
  Inline: {
    rest: (say) => (
      <ui.Inline>
        <span>{say('Ukuran', 'Size')}</span>
        <span>M</span>
      </ui.Inline>
    ),
    'at both ends': (say) => (
      <ui.Inline justify="between" wrap={false}>
        <span>{say('Subtotal', 'Subtotal')}</span>
        <strong>Rp430.000</strong>
      </ui.Inline>
    ),
  },
  Section: {
    rest: (say) => (
      <ui.Section title={say('Sedang ramai', 'Trending')} action={<a href="#all">{say('Semua', 'All')}</a>}>
        <p>{say('Barang yang banyak dilihat', 'Products that many look at')}</p>
      </ui.Section>
    ),
    'with a text': (say) => (
      <ui.Section
        title={say('Alamat', 'Addresses')}
        text={say('Dipakai saat checkout', 'Used at checkout')}
        headingLevel={3}
      />
    ),
  },
  SkipLink: {
    rest: (say) => <ui.SkipLink href="#main">{say('Langsung ke isi', 'Skip to content')}</ui.SkipLink>,
  },
  Stack: {
    rest: (say) => (
      <ui.Stack>
        <p>{say('Satu', 'One')}</p>
        <p>{say('Dua', 'Two')}</p>
      </ui.Stack>
    ),
    centered: (say) => (
      <ui.Stack gap={32} align="center">
        <p>{say('Satu', 'One')}</p>
        <p>{say('Dua', 'Two')}</p>
      </ui.Stack>
    ),
  },
  VisuallyHidden: {
    rest: (say) => <ui.VisuallyHidden>{say('Tersembunyi', 'For screen readers')}</ui.VisuallyHidden>,
  },
} satisfies Record<string, States>;
