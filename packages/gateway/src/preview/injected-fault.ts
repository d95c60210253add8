/** Faults that can be injected into the files of a slice (releases "Fault isolation in the page"). */
export const injectedFaults = [
  'refused',
  'hangs',
  'slow',
  '404',
  '500',
  'html',
  'truncated',
  'wrong-hash',
  'throws',
  'late-404',
] as const;
export type InjectedFault = (typeof injectedFaults)[number];

export const isInjectedFault = (name: string): name is InjectedFault =>
  (injectedFaults as readonly string[]).includes(name);
