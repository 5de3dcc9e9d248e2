import { type Alert, ContactAlert } from '../islands/contact/ContactAlert.tsx'

interface AlertSpecimenProps {
  readonly alert: Alert
  readonly ok: string
}

/** An open alert; functions cannot be island props. */
export function AlertSpecimen(props: AlertSpecimenProps) {
  return <ContactAlert {...props} onClose={() => {}} />
}
