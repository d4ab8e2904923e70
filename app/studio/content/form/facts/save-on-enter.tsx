/**
 * The Enter key presses the first button of a form. In a form whose notes have buttons, that is to save and not to lead
 * to where a fact is changed.
 */
export const SaveOnEnter = () => (
  <button className="unseen" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
);
