import type { z } from 'zod'
import type { TemplateId } from '../../routing/templates.ts'
import { agriculture } from './templates/agriculture.ts'
import { ai } from './templates/ai.ts'
import { architecture } from './templates/architecture.ts'
import { construction } from './templates/construction.ts'
import { electrical } from './templates/electrical.ts'
import { finance } from './templates/finance.ts'
import { logistics } from './templates/logistics.ts'
import { realEstate } from './templates/realEstate.ts'
import { restaurant } from './templates/restaurant.ts'
import { services } from './templates/services.ts'
import { tech } from './templates/tech.ts'
import { trading } from './templates/trading.ts'

/** Schemas of content/templates/<id>.yaml. */
export const templateSchemas = {
  construction: construction,
  architecture: architecture,
  tech: tech,
  ai: ai,
  restaurant: restaurant,
  'real-estate': realEstate,
  services: services,
  finance: finance,
  logistics: logistics,
  electrical: electrical,
  agriculture: agriculture,
  trading: trading,
} as const satisfies Record<TemplateId, () => z.ZodType>
