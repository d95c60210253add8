import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import {
  headContentStyle,
  type SheetSide,
  scrimStyle,
  sheetActionsStyle,
  sheetBodyStyle,
  sheetHeadStyle,
  sheetStyle,
  titleStyle,
} from './dialog.styles.ts';
import { OverlayContainer } from './overlay-container.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below the content, e.g. "Tampilkan 86 barang". */
  actions?: ReactNode;
  closeLabel: string;
  /** The side on desktops; on phones it comes from below. */
  side?: SheetSide;
  trigger?: ReactElement;
};

/** A panel for a longer task beside the page: filters, the phone's menu, a selection of addresses. */
export const Sheet = ({
  open,
  onOpenChange,
  title,
  children,
  actions,
  closeLabel,
  side = 'end',
  trigger,
}: SheetProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    {trigger && <Base.Trigger render={trigger} />}
    <Base.Portal container={useContext(OverlayContainer)}>
      <Base.Backdrop css={scrimStyle} />
      <Base.Popup css={sheetStyle(side)}>
        <div css={sheetHeadStyle}>
          <div css={headContentStyle}>
            <Base.Title css={titleStyle}>{title}</Base.Title>
          </div>
          <Base.Close
            render={
              <IconButton label={closeLabel} icon={<X size={24} strokeWidth={1.9} aria-hidden="true" />} />
            }
          />
        </div>
        <div css={sheetBodyStyle}>{children}</div>
        {actions && <div css={sheetActionsStyle}>{actions}</div>}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
