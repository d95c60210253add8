import type * as ui from '../index.ts';
import { action } from './stories/action.tsx';
import { brand } from './stories/brand.tsx';
import { days } from './stories/days.tsx';
import { display } from './stories/display.tsx';
import { form } from './stories/form.tsx';
import { layout } from './stories/layout.tsx';
import { overlay } from './stories/overlay.tsx';
import type { States } from './story.ts';

type ComponentName = {
  [Name in keyof typeof ui]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof ui];

/** They show nothing by themselves. */
type Unseen = 'GlobalStyle' | 'OverlayContainer';

const fields = { ...form, ...days };

/** The states of every component, by the folder that it is in. */
export const chapters: Record<string, Record<string, States>> = {
  action,
  form: fields,
  display,
  brand,
  overlay,
  layout,
};

/** The states of every component. A new component without them does not compile. */
export const stories: Record<Exclude<ComponentName, Unseen>, States> = {
  ...action,
  ...fields,
  ...display,
  ...brand,
  ...overlay,
  ...layout,
};
