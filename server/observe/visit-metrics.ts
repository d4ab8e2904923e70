import { Counter, type Registry } from 'prom-client';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { sumVisits } from '#app/features/visitors/queries.server.ts';
import type { Services } from '#app/platform/services.ts';

/** Read from the database when asked, so that every replica says the same. Away, they say nothing. */
export function addVisitMetrics(registry: Registry, { database, sites }: Services): void {
  const schoolCodes = sites.all.map(({ schoolCode }) => schoolCode);
  const once = singleFlight<{ visits: number; refused: number }>();
  const counter = (name: string, help: string, which: 'visits' | 'refused') =>
    new Counter({
      name,
      help,
      registers: [registry],
      async collect() {
        const sums = await once('sums', () => sumVisits(database.reads, schoolCodes)).catch(() => undefined);
        this.reset();
        if (sums) this.inc(sums[which]);
        else this.remove();
      },
    });
  counter('visits_total', 'Visits counted', 'visits');
  counter('visits_refused_total', 'Calls not counted, for their network had sent too many', 'refused');
}
