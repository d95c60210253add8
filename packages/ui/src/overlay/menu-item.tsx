import type { ReactNode } from 'react';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import { dangerItemStyle, menuItemStyle, menuLineStyle } from './menu.styles.ts';

type Face = { id: string; label: ReactNode; icon?: ReactNode };

export type MenuEntry =
  | (Face & { onSelect: () => void; tone?: 'default' | 'danger'; disabled?: boolean })
  | (Face & { href: string })
  | { id: string; separator: true };

type MenuItemProps = { entry: MenuEntry; renderLink?: RenderLink | undefined; onDone: () => void };

/** One line of a menu: an action, a link or a line between groups. */
export const MenuItem = ({ entry, renderLink, onDone }: MenuItemProps) => {
  if ('separator' in entry) return <hr css={menuLineStyle} />;
  const face = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if ('href' in entry) {
    return (
      <LinkSlot
        css={menuItemStyle}
        role="menuitem"
        tabIndex={-1}
        href={entry.href}
        renderLink={renderLink}
        onClick={onDone}
      >
        {face}
      </LinkSlot>
    );
  }
  const select = () => {
    if (entry.disabled) return;
    onDone();
    entry.onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      css={[menuItemStyle, entry.tone === 'danger' && dangerItemStyle]}
      aria-disabled={entry.disabled || undefined}
      onClick={select}
    >
      {face}
    </button>
  );
};
