import { useApi, useBreakpoint, useLocale, useSectionError } from '@pasar/slice-kit';
import { Button, Skeleton } from '@pasar/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { categoriesStore, fetchCategories } from './categories.store.ts';
import type { CategoryPanelProps } from './category-button.tsx';
import { closeStyle, failedStyle, panelStyle, rootsStyle, scrimStyle } from './category-menu.styles.ts';
import { CategoryRoot } from './category-root.tsx';

export { readCategories } from './categories.store.ts';
export { fetchCategories };

/** Roots to the left, what belongs to the selected one to the right; below each other on a phone. */
export const CategoryMenu = ({ onClose }: CategoryPanelProps) => {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const phone = useBreakpoint() === 'phone';
  const categories = useStore(categoriesStore)[locale];
  const [chosen, setChosen] = useState<number | null>(null);
  const roots = categories?.state === 'here' ? categories.roots : [];
  // On a desktop one root is always open, or half of the panel would be empty.
  const shown = chosen ?? (phone ? null : roots[0]?.id);

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes too; this is for the pointer alone */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: not a control, only the place beside the panel */}
      <div css={scrimStyle} onClick={onClose} />
      <nav css={panelStyle} aria-label={t('categories.label')}>
        <button type="button" css={closeStyle} aria-label={t('categories.close')} onClick={onClose}>
          <X size={24} strokeWidth={1.9} aria-hidden="true" />
        </button>
        {categories?.state === 'failed' && (
          <CategoriesFailure onRetry={() => fetchCategories({ api, locale })} />
        )}
        <ul css={rootsStyle}>
          {categories?.state === 'coming' &&
            Array.from({ length: 6 }, (_, line) => <Skeleton key={line} shape="text" />)}
          {roots.map((root) => (
            <CategoryRoot
              key={root.id}
              root={root}
              open={root.id === shown}
              onOpen={phone ? undefined : () => setChosen(root.id)}
              onToggle={() => setChosen(phone && root.id === shown ? null : root.id)}
            />
          ))}
        </ul>
      </nav>
    </>
  );
};

/** Reports that the categories failed to load, as every part of a page does, with a button to retry. */
const CategoriesFailure = ({ onRetry }: { onRetry(): void }) => {
  const { t } = useTranslation('shell');
  const { text } = useSectionError(t('categories.label'));
  return (
    <div css={failedStyle}>
      {text}
      <Button variant="secondary" size="s" onClick={onRetry}>
        {t('fault.retry')}
      </Button>
    </div>
  );
};
