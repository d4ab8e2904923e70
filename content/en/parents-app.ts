/** What the footer says of it. */
export const parentsApp = {
  heading: 'The parents’ app',
  text: 'Assignments, homework, circulars, attendance, online fee payment and report cards from {school}, on your phone.',
};
