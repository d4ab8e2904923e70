import { Form, Link } from 'react-router';
import type { OldSiteInput, OldSiteProblem } from '#app/importing/old-site/old-site-input.ts';
import { LeaveIcon, LinkIcon, PeopleIcon, RefreshIcon } from '../icons.ts';
import { Field } from '#app/studio/form/field.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { stepHref } from '../import-step.ts';
import styles from '../importing.module.css';
import type { LoadedDryRun } from './load-dry-run.server.ts';

interface Answer {
  isImporting?: true;
  problems?: OldSiteProblem[];
  entered?: Omit<OldSiteInput, 'token'>;
}

/** The old site's settings, and the button for a dry run. */
export function SourceForm({ loaded, answer }: { loaded: LoadedDryRun; answer: Answer | undefined }) {
  const { importing, notDone } = useStudioWords();
  const words = importing.dryRun;
  const { dryRun, isImporting } = loaded;
  const shown = answer?.entered ?? loaded.site;
  const problemOf = (...names: OldSiteProblem[]) => {
    const found = answer?.problems?.find((problem) => names.includes(problem));
    return found && words.problems[found];
  };
  const obstacles = answer?.problems?.map((problem) => ({
    field: problem === 'insecure' ? 'address' : problem,
    text: words.problems[problem],
  }));
  return (
    <section className={styles.from} aria-labelledby="from">
      <h2 id="from">{words.from}</h2>
      {isImporting ? (
        <div className="message">
          <p>{words.underWay}</p>
          <Link className="link" to={stepHref.move}>
            {words.goTo}
          </Link>
        </div>
      ) : (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="look" />
          {dryRun?.state !== 'failed' && <p className={styles.quiet}>{words.readable}</p>}
          <div id="field-address">
            <Field
              name="address"
              type="url"
              inputMode="url"
              required
              label={words.address}
              hint={loaded.forwards ? words.addressForwards : words.addressHelp}
              defaultValue={shown.address}
              problem={problemOf('address', 'insecure')}
            />
          </div>
          <div className={styles.two}>
            <div id="field-schoolThere">
              <Field
                name="schoolThere"
                required
                autoCapitalize="characters"
                label={words.school}
                defaultValue={shown.schoolThere}
                problem={problemOf('schoolThere')}
              />
            </div>
            <label className="field" id="field-since">
              <span>{words.since}</span>
              {problemOf('since') && <span className="field__error">{problemOf('since')}</span>}
              <select name="since" defaultValue={shown.since}>
                <option value="">{words.sinceAlways}</option>
                {loaded.years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </select>
            </label>
          </div>
          <Token loaded={loaded} problem={problemOf('token')} />
          <details className={styles.fold} open={shown.onlyTypes.length > 0 || undefined}>
            <summary>
              <span>{words.kinds}</span>
              <span className={styles.change}>{words.kindsChange}</span>
            </summary>
            <fieldset id="field-onlyTypes">
              <legend className="unseen">{words.kinds}</legend>
              <p className={styles.quiet}>{words.kindsHelp}</p>
              {problemOf('onlyTypes') && <p className="field__error">{problemOf('onlyTypes')}</p>}
              <div className={styles.ticks}>
                {loaded.kinds.map(({ kind, name }) => (
                  <label key={kind} className={styles.tick}>
                    <input
                      type="checkbox"
                      name="kind"
                      value={kind}
                      defaultChecked={shown.onlyTypes.includes(kind)}
                    />
                    <span>{name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </details>
          <Outcome
            refused={answer?.problems ? notDone : answer?.isImporting ? words.underWay : undefined}
            obstacles={obstacles}
            answer={answer}
          />
          <p className={styles.act}>
            <SendButton className="button">
              <RefreshIcon />
              {dryRun ? words.again : words.button}
            </SendButton>
            {dryRun?.state === 'done' && (
              <small className={styles.quiet}>
                {words.looked(dryRun.when, importing.lasted(dryRun.seconds))}
              </small>
            )}
          </p>
        </Form>
      )}
      <Promises visitors={loaded.visitors} />
    </section>
  );
}

/** Never the token itself: it is encrypted, and can only be replaced. */
function Token({ loaded, problem }: { loaded: LoadedDryRun; problem: string | undefined }) {
  const words = useStudioWords().importing.dryRun;
  const { tokenSaved, isTokenUnreadable } = loaded;
  const field = (label: string) => (
    <div id="field-token">
      <Field
        name="token"
        type="password"
        autoComplete="off"
        label={label}
        show={words.tokenShow}
        hint={words.tokenHelp}
        problem={problem ?? (isTokenUnreadable ? words.tokenUnreadable : undefined)}
      />
    </div>
  );
  if (!tokenSaved || isTokenUnreadable) return field(words.token);
  return (
    <details className={styles.fold} open={problem !== undefined || undefined}>
      <summary>
        <span>
          <b>{words.token}</b> <span className={styles.quiet}>{words.tokenSaved(tokenSaved)}</span>
        </span>
        <span className={styles.change}>{words.tokenChange}</span>
      </summary>
      {field(words.tokenNew)}
      <label className={styles.tick}>
        <input type="checkbox" name="forgetToken" value="yes" />
        <span>{words.tokenForget}</span>
      </label>
    </details>
  );
}

function Promises({ visitors }: { visitors: number | null }) {
  const { asks } = useStudioWords().importing.dryRun;
  return (
    <ul role="list" className={styles.asks}>
      <li>
        <LinkIcon />
        <span>
          <b>{asks.addresses}</b>
          <small>{asks.addressesHelp}</small>
        </span>
      </li>
      <li>
        <PeopleIcon />
        <span>
          <b>{visitors === null ? asks.visitorsUnknown : asks.visitors(visitors)}</b>
          <small>{asks.visitorsHelp}</small>
        </span>
      </li>
      <li>
        <LeaveIcon />
        <span>
          <b>{asks.leave}</b>
          <small>{asks.leaveHelp}</small>
        </span>
      </li>
    </ul>
  );
}
