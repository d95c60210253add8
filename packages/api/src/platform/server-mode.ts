/** Demo mode has demo accounts and simulators; production has neither. */
export type ServerMode = 'demo' | 'production';
