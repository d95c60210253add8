export { AskTeam } from './ask-team.tsx';
