/** The states of what begins and ends by its dates alone. */
export const campaignStates = ['all', 'upcoming', 'running', 'ended'] as const;
