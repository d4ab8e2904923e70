/**
 * The Enter key presses the first button of a form. In a form whose notes have buttons that must be saving,
 * not opening the page to change a fact.
 */
export const SaveOnEnter = () => (
  <button className="unseen" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
);
