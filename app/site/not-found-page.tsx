import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

/** A route of its own rather than a missing one, so that the frame has the school's data. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
