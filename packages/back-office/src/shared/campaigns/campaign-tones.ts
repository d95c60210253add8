/** How the states of campaigns look. */
export const campaignTones = {
  upcoming: 'info',
  running: 'success',
  paused: 'warning',
  exhausted: 'neutral',
  ended: 'neutral',
} as const;
