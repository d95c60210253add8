import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import type { BareProps } from '../bare-props.ts';
import { onLeave } from '../form/on-leave.ts';
import type { RenderLink } from '../link-slot.tsx';
import { type MenuAlign, menuHeadStyle, menuPanelStyle, menuPlaceStyle } from './menu.styles.ts';
import { type MenuEntry, MenuItem } from './menu-item.tsx';
import { useMenu } from './use-menu.ts';

export type MenuProps = {
  /** The button that opens the menu, e.g. `<IconButton … />`; it gets the ARIA attributes. */
  trigger: ReactElement<BareProps<'button'>>;
  items: readonly MenuEntry[];
  /** Above the entries, e.g. the name of who is logged in. */
  head?: ReactNode;
  /** The edge of the button to which the menu aligns. */
  align?: MenuAlign;
  renderLink?: RenderLink;
  className?: string;
};

/** Actions behind a button (WAI-ARIA APG): arrows, Home, End and first letters move, Escape closes. */
export const Menu = ({ trigger, items, head, align = 'end', renderLink, className }: MenuProps) => {
  const id = useId();
  const menu = useMenu();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave
    <span css={menuPlaceStyle} className={className} onBlur={onLeave(menu.close)} ref={menu.place}>
      {cloneElement(trigger, {
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': menu.open,
        'aria-controls': menu.open ? `${id}-menu` : undefined,
        ...menu.buttonEvents,
      })}
      {menu.open && (
        // A press on the panel must not move the focus, or the menu would close under the pointer.
        // biome-ignore lint/a11y/noStaticElementInteractions: retains the focus, does nothing else
        <div css={menuPanelStyle(align)} onMouseDown={(event) => event.preventDefault()}>
          {head && <div css={menuHeadStyle}>{head}</div>}
          <div
            role="menu"
            id={`${id}-menu`}
            aria-labelledby={`${id}-button`}
            tabIndex={-1}
            {...menu.listEvents}
          >
            {items.map((entry) => (
              <MenuItem key={entry.id} entry={entry} renderLink={renderLink} onDone={menu.closeAndReturn} />
            ))}
          </div>
        </div>
      )}
    </span>
  );
};
