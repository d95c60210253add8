import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import {
  dangerItemStyle,
  menuHeadStyle,
  menuItemStyle,
  menuLineStyle,
  menuPlaceStyle,
  menuStyle,
} from './menu.styles.ts';

type Face = { id: string; label: ReactNode; icon?: ReactNode };

export type MenuEntry =
  | (Face & { onSelect: () => void; tone?: 'default' | 'danger'; disabled?: boolean })
  | (Face & { href: string })
  | { id: string; separator: true };

export type MenuProps = {
  /** The button that opens the menu, e.g. `<IconButton … />`; it gets the ARIA attributes. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Above the entries, e.g. the name of who is logged in. */
  head?: ReactNode;
  align?: 'start' | 'center' | 'end';
  renderLink?: RenderLink;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

const Entry = ({ entry, renderLink }: { entry: MenuEntry; renderLink?: RenderLink | undefined }) => {
  if ('separator' in entry) return <Base.Separator css={menuLineStyle} />;
  if ('href' in entry) {
    return (
      <Base.LinkItem
        css={menuItemStyle}
        closeOnClick
        render={<LinkSlot href={entry.href} renderLink={renderLink} />}
      >
        {entry.icon}
        {entry.label}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      css={[menuItemStyle, entry.tone === 'danger' && dangerItemStyle]}
      disabled={entry.disabled ?? false}
      onClick={entry.onSelect}
    >
      {entry.icon}
      {entry.label}
    </Base.Item>
  );
};

/** Actions behind a button: arrows, Home, End and first letters move, Escape closes and returns the focus. */
export const Menu = ({ trigger, items, head, align = 'end', renderLink, open, onOpenChange }: MenuProps) => (
  <Base.Root
    {...(open === undefined ? {} : { open })}
    onOpenChange={(next) => onOpenChange?.(next)}
    modal={false}
  >
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner css={menuPlaceStyle} align={align} sideOffset={8} collisionPadding={8}>
        <Base.Popup css={menuStyle}>
          {head && <div css={menuHeadStyle}>{head}</div>}
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} renderLink={renderLink} />
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
