export {
  openWorkplace,
  type Workplace,
  type WorkplaceOptions,
} from './http/workplace/open-workplace.ts';
