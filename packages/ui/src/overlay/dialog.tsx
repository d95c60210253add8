import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, useContext } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import {
  actionsStyle,
  closeStyle,
  descriptionStyle,
  dialogPlaceStyle,
  dialogStyle,
  headContentStyle,
  headStyle,
  scrimStyle,
  titleStyle,
  wideDialogStyle,
} from './dialog.styles.ts';
import { OverlayContainer } from './overlay-container.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end, the safe one first. */
  actions?: ReactNode;
  /** Name of the cross; without it there is none and `actions` must hold a way out. */
  closeLabel?: string;
  /** A press beside the dialog closes it, unless something would be lost. */
  dismissible?: boolean;
  wide?: boolean;
  /** What takes the focus; else the first that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A button that opens it; the focus returns there. */
  trigger?: ReactElement;
};

/** A question above the page: takes the focus, traps it, returns it; Escape closes. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  dismissible = true,
  wide = false,
  initialFocus,
  trigger,
}: DialogProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={!dismissible}>
    {trigger && <Base.Trigger render={trigger} />}
    <Base.Portal container={useContext(OverlayContainer)}>
      <Base.Backdrop css={scrimStyle} />
      <Base.Viewport css={dialogPlaceStyle}>
        <Base.Popup css={[dialogStyle, wide && wideDialogStyle]} initialFocus={initialFocus}>
          <div css={headStyle}>
            <div css={headContentStyle}>
              <Base.Title css={titleStyle}>{title}</Base.Title>
              {description && <Base.Description css={descriptionStyle}>{description}</Base.Description>}
            </div>
            {closeLabel && (
              <Base.Close
                css={closeStyle}
                render={
                  <IconButton
                    label={closeLabel}
                    icon={<X size={24} strokeWidth={1.9} aria-hidden="true" />}
                  />
                }
              />
            )}
          </div>
          {children}
          {actions && <div css={actionsStyle}>{actions}</div>}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  </Base.Root>
);
