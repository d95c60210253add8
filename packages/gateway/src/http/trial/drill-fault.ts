/** What a drill can do to the files of a slice (releases "Fault isolation in the page"). */
export const drillFaults = [
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
export type DrillFault = (typeof drillFaults)[number];

export const isDrillFault = (name: string): name is DrillFault =>
  (drillFaults as readonly string[]).includes(name);
