import { Icon } from 'lucide-react';

/** The icon of another slice's link, an arrow where it has none. */
export const OtherIcon = ({ path = 'm9 18 6-6-6-6', size }: { path?: string | undefined; size: number }) => (
  <Icon iconNode={[['path', { d: path, key: 'path' }]]} size={size} strokeWidth={1.9} aria-hidden="true" />
);
