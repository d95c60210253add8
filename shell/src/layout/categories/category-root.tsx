import type { MegaMenuEntry } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from './category-icon.tsx';
import {
  allStyle,
  bannerImageStyle,
  bannerStyle,
  bannerTitleStyle,
  branchesStyle,
  branchTitleStyle,
  rootButtonStyle,
} from './category-root.styles.ts';

interface CategoryRootProps {
  root: MegaMenuEntry;
  open: boolean;
  /** A mouse came over it; where a press opens and closes, it would close what it just opened. */
  onOpen?: (() => void) | undefined;
  onToggle(): void;
}

/** One root of the categories with the branches and leaves that it holds. */
export const CategoryRoot = ({ root, open, onOpen, onToggle }: CategoryRootProps) => {
  const branchesId = useId();
  return (
    <li>
      <button
        type="button"
        css={rootButtonStyle}
        aria-expanded={open}
        aria-controls={branchesId}
        onClick={onToggle}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onOpen?.()}
      >
        <CategoryIcon name={root.icon} />
        {root.name}
        <ChevronDown size={16} strokeWidth={1.9} aria-hidden="true" />
      </button>
      <div id={branchesId} css={branchesStyle} hidden={!open}>
        {open && <Branches root={root} />}
      </div>
    </li>
  );
};

/** Made when their root is opened: together they are most of the panel. */
const Branches = ({ root }: { root: MegaMenuEntry }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <LocalLink to={linkTo('storefront.category', { slug: root.slug })} css={allStyle}>
        {t('categories.all', { name: root.name })}
      </LocalLink>
      {root.children.map((branch) => (
        <div key={branch.id}>
          <LocalLink to={linkTo('storefront.category', { slug: branch.slug })} css={branchTitleStyle}>
            {branch.name}
          </LocalLink>
          <ul>
            {branch.children.map((leaf) => (
              <li key={leaf.id}>
                <LocalLink to={linkTo('storefront.category', { slug: leaf.slug })}>{leaf.name}</LocalLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {root.banner && <RootBanner {...root.banner} />}
    </>
  );
};

/** A promotion of the back office in a root category: an image with its text, one link. */
const RootBanner = ({ image, title, target_url }: NonNullable<MegaMenuEntry['banner']>) => (
  <LocalLink to={target_url} css={bannerStyle}>
    <img src={image} alt="" width={600} height={600} loading="lazy" css={bannerImageStyle} />
    <span css={bannerTitleStyle}>
      {title} <ArrowRight size={16} strokeWidth={1.9} aria-hidden="true" />
    </span>
  </LocalLink>
);
