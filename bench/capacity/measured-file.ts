/** Where a run of `npm run bench` leaves its figures for `npm run scale -- --take`. */
export const MEASURED_FILE = 'build/capacity-costs.json';
