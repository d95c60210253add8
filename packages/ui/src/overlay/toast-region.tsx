import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentType, KeyboardEvent, ReactNode } from 'react';
import { onLeave } from '../form/on-leave.ts';
import {
  listStyle,
  regionStyle,
  type ToastTone,
  toastActionStyle,
  toastActionTones,
  toastContentStyle,
  toastDismissStyle,
  toastStyle,
  toastTones,
} from './toast-region.styles.ts';

type ToastAction = { label: string; onPress: () => void } & (
  | { as?: undefined }
  /** A link in place of the button. */
  | {
      as: ComponentType<{ to: string; className?: string; onClick(): void; children: ReactNode }>;
      to: string;
    }
);

export type Toast = {
  id: string;
  text: ReactNode;
  tone?: ToastTone;
  action?: ToastAction;
};

export type ToastRegionProps = {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** The pointer or the focus is on the toasts: pause their timers… */
  onPause?: () => void;
  /** …and go on afterwards. */
  onResume?: () => void;
  /** The accessible name of the region, e.g. `Pemberitahuan`. */
  label: string;
  dismissLabel: string;
};

const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const;

const Action = ({ action, tone }: { action: ToastAction; tone: ToastTone }) => {
  const style = [toastActionStyle, toastActionTones[tone]];
  if (action.as) {
    const { as: Link, to, onPress, label } = action;
    return (
      <Link css={style} to={to} onClick={onPress}>
        {label}
      </Link>
    );
  }
  return (
    <button type="button" css={style} onClick={action.onPress}>
      {action.label}
    </button>
  );
};

const Item = ({
  toast,
  onDismiss,
  dismissLabel,
}: { toast: Toast } & Pick<ToastRegionProps, 'onDismiss' | 'dismissLabel'>) => {
  const { id, text, tone = 'info', action } = toast;
  const Icon = icons[tone];
  return (
    <div css={[toastStyle, toastTones[tone]]}>
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      <div css={toastContentStyle}>{text}</div>
      {action && <Action action={action} tone={tone} />}
      <button type="button" css={toastDismissStyle} aria-label={dismissLabel} onClick={() => onDismiss(id)}>
        <X size={20} strokeWidth={1.9} aria-hidden="true" />
      </button>
    </div>
  );
};

/**
 * Where toasts appear. Both live regions are in the page from the start, empty: errors interrupt, all else
 * waits for a pause. With an explicit `aria-live` they are announced while a dialog hides the rest of the
 * page, too. The owner decides how long a toast stays (5 s at least).
 */
export const ToastRegion = ({
  toasts,
  onDismiss,
  onPause,
  onResume,
  label,
  dismissLabel,
}: ToastRegionProps) => {
  const errors = toasts.filter((toast) => toast.tone === 'error');
  const others = toasts.filter((toast) => toast.tone !== 'error');
  const latest = toasts.at(-1);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && latest) onDismiss(latest.id);
  };
  const items = (list: readonly Toast[]) =>
    list.map((toast) => (
      <Item key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} />
    ));
  return (
    <section
      css={regionStyle}
      aria-label={label}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onLeave(onResume)}
      onKeyDown={press}
    >
      <div role="status" aria-live="polite" css={listStyle}>
        {items(others)}
      </div>
      <div role="alert" aria-live="assertive" css={listStyle}>
        {items(errors)}
      </div>
    </section>
  );
};
