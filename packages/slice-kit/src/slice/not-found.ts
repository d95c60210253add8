import { data } from 'react-router';

/** Throws what becomes the 404 page in the layout, with status 404. */
export const notFound = (): never => {
  throw data(null, { status: 404 });
};
