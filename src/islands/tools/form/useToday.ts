import { useLayoutEffect, useState } from 'react'
import { type Day, localDay } from '../../../../calculators/planner/day.ts'

/** The visitor's day. In the built page, and while it hydrates, the day of the build. */
export function useToday(built: Day): Day {
  const [today, setToday] = useState(built)
  useLayoutEffect(() => setToday(localDay(new Date())), [])
  return today
}
