import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type NoticeTone,
  noticeContentStyle,
  noticeStyle,
  noticeTitleStyle,
  noticeTones,
} from './notice.styles.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It appears after something the reader did: announced at once (danger) or when there is a pause. */
  live?: boolean;
  className?: string;
};

/** A sentence that belongs to the page, with a color and an icon for its kind. */
export const Notice = ({ tone = 'info', title, children, action, live = false, className }: NoticeProps) => {
  const Icon = icons[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div css={[noticeStyle, noticeTones[tone]]} className={className} role={live ? role : undefined}>
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      <div css={noticeContentStyle}>
        {title && <p css={noticeTitleStyle}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
};
