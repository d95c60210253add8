import { DeferUntilPaint, LocalLink, linkTo, useApi, useLocale, useReportError } from '@pasar/slice-kit';
import { ChevronDown, LayoutGrid, Menu } from 'lucide-react';
import { type ComponentType, type FocusEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useEscape } from '../use-escape.ts';
import {
  buttonStyle,
  labelStyle,
  menuIconStyle,
  placeStyle,
  withoutScripts,
  withScripts,
} from './category-button.styles.ts';
import { loadCategoryMenu } from './load-category-menu.ts';

/**
 * Opens the categories: a disclosure with links, for mouse, touch and keyboard alike (APG "Disclosure navigation").
 * Panel and categories are fetched when somebody reaches for it.
 */
export const CategoryButton = () => {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const report = useReportError();
  const panelId = useId();
  const { key: page } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<CategoryPanelProps> | null>(null);
  // Open on one page only: a change of page closes it by itself.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;

  const fetchPanel = async () => {
    const CategoryMenu = await loadCategoryMenu({ api, locale });
    setPanel(() => CategoryMenu);
  };
  const prefetch = () => void fetchPanel().catch(() => undefined);
  const close = () => {
    setOpenOn(null);
    button.current?.focus();
  };
  const toggle = () => {
    setOpenOn(open ? null : page);
    if (open) return;
    void fetchPanel().catch((failure: unknown) => {
      // The panel did not load: the button shows that, and the next press tries again.
      setOpenOn(null);
      report(failure, { section: t('categories.label') });
    });
  };
  useEscape(open, close);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenOn(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the button and its panel bubble up to here
    <div css={placeStyle} onBlur={blur}>
      <button
        ref={button}
        type="button"
        css={[buttonStyle, withScripts]}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <LayoutGrid size={20} strokeWidth={1.9} aria-hidden="true" />
        <Menu css={menuIconStyle} size={24} strokeWidth={1.9} aria-hidden="true" />
        <span css={labelStyle}>{t('categories.open')}</span>
        <ChevronDown size={16} strokeWidth={1.9} aria-hidden="true" />
      </button>
      <LocalLink css={[buttonStyle, withoutScripts]} prefetch="none" to={linkTo('storefront.categories')}>
        <LayoutGrid size={20} strokeWidth={1.9} aria-hidden="true" />
        <Menu css={menuIconStyle} size={24} strokeWidth={1.9} aria-hidden="true" />
        <span css={labelStyle}>{t('categories.open')}</span>
      </LocalLink>
      <div id={panelId}>
        {open && Panel && (
          <DeferUntilPaint>
            <Panel onClose={close} />
          </DeferUntilPaint>
        )}
      </div>
    </div>
  );
};

export interface CategoryPanelProps {
  /** Closes the panel and gives the focus back to its button. */
  onClose(): void;
}
