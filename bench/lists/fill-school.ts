import type { BenchSchool } from './schools.ts';
import { seedSchool } from './seed-school.ts';

const { settings, size } = JSON.parse(process.argv[2]!) as BenchSchool;
await seedSchool(settings, size);
process.exit(0);
