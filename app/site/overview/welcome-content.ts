/** The texts around a welcome message. */
export interface WelcomeContent {
  title: string;
  description: string;
  /** Shown until there is a message. */
  noMessageYet: string;
  /** Shown above the Director's message in place of the Principal's. */
  standIn: string | undefined;
}
