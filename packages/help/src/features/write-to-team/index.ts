export { WriteToTeam } from './write-to-team.tsx';
