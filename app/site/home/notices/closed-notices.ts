const KEY = 'closed-notices';

/** Whether this visitor has closed the dialog with exactly these notifications. */
export function hasClosed(version: string): boolean {
  try {
    return localStorage.getItem(KEY) === version;
  } catch {
    return false;
  }
}

export function rememberClosed(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // A browser that keeps nothing will show it again: better than never.
  }
}
