import { type Alert, ContactAlert } from '../islands/contact/ContactAlert.tsx'

interface AlertSpecimenProps {
  readonly alert: Alert
  readonly ok: string
}

/** An alert that is open at once; a function cannot be an island's prop. */
export function AlertSpecimen(props: AlertSpecimenProps) {
  return <ContactAlert {...props} onClose={() => {}} />
}
