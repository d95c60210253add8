import { LocalLink } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { brandsPath, changeBrands, initials } from './brands-query.ts';
import * as style from './initial-index.styles.ts';
import { isPlainPress } from './option-link.tsx';
import type { BrandsControl } from './use-brands-query.ts';

interface LetterIndexProps extends Pick<BrandsControl, 'query' | 'go'> {
  /** Initials that have stores. */
  known: readonly { initial: string; total: number }[];
}

/** The alphabet: initials with stores are links, the others remain visible. */
export const InitialIndex = ({ known, query, go }: LetterIndexProps) => {
  const { t } = useTranslation('storefront');
  const filled = new Set(known.map(({ initial }) => initial));
  const link = (letter: string) => {
    const wanted = changeBrands(query, { letter });
    return (
      <LocalLink
        css={[style.initial, query.letter === letter && style.selected]}
        to={brandsPath(wanted)}
        prefetch="none"
        preventScrollReset
        aria-current={query.letter === letter || undefined}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          go(wanted);
        }}
      >
        {letter === '' ? t('brands.allInitials') : letter}
        {letter === '#' && <VisuallyHidden>{t('brands.otherInitial')}</VisuallyHidden>}
      </LocalLink>
    );
  };
  return (
    <nav aria-label={t('brands.initials')} css={style.place}>
      <ul css={style.row}>
        <li>{link('')}</li>
        {initials.map((letter) => (
          <li key={letter}>
            {filled.has(letter) || query.letter === letter ? (
              link(letter)
            ) : (
              <span css={[style.initial, style.empty]} aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
