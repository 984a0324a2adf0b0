import type en from "../en/care_desk";
import type { Translation } from "../translation";

export default {
  "care_desk.pictures": "Zdjęcia",
  "care_desk.desk_lead": "Dla wszystkich, którzy nie wybrali dla siebie niczego innego.",
  "care_desk.own_lead":
    "Tak ty widzisz zdjęcia: w kolejce, w sprawach i na stronie zdjęć. Dla innych nic się nie zmienia.",
  "care_desk.blur": "Rozmycie",
  "care_desk.blur_hint": "Dopóki nie spojrzysz: wskaż zdjęcie, ustaw na nim fokus albo go dotknij.",
  "care_desk.blur_strong": "Mocne",
  "care_desk.blur_light": "Lekkie",
  "care_desk.blur_none": "Żadne",
  "care_desk.grey": "Kolory",
  "care_desk.grey_off": "W kolorze",
  "care_desk.grey_on": "W szarości",
  "care_desk.as_desk": "Jak w zespole",
  "care_desk.desks": "{{value}}, jak w zespole",
  "care_desk.action_own": "Wybierz, jak widzisz zdjęcia",
  "care_desk.action_desk": "Zmień sposób pokazywania zdjęć",
  "care_desk.hard_today_one": "{{count, number}} trudna sprawa dzisiaj.",
  "care_desk.hard_today_few": "{{count, number}} trudne sprawy dzisiaj.",
  "care_desk.hard_today_many": "{{count, number}} trudnych spraw dzisiaj.",
  "care_desk.hard_today_other": "{{count, number}} trudnej sprawy dzisiaj.",
  "care_desk.break": "To dużo jak na jeden dzień. Zrób sobie przerwę albo zostaw następne komuś innemu.",
  "care_desk.only_you": "Widzisz to tylko ty.",
  "care_desk.alike_first_one": "{{count, number}} zdjęcie na tej stronie przypomina inne.",
  "care_desk.alike_first_few":
    "{{count, number}} zdjęcia na tej stronie przypominają inne. Są na początku, obok siebie.",
  "care_desk.alike_first_many": "{{count, number}} zdjęć na tej stronie przypomina inne. Są na początku, obok siebie.",
  "care_desk.alike_first_other":
    "{{count, number}} zdjęcia na tej stronie przypomina inne. Są na początku, obok siebie.",
  "care_desk.like_waiting": "Jak zdjęcie: {{name}}, które też czeka",
  "care_desk.like_shown": "Jak zdjęcie: {{name}}",
  "care_desk.like_suspended": "Jak zdjęcie: {{name}}, konto zablokowane",
  "care_desk.like_rejected": "Jak odrzucone {{date}}",
  "care_desk.like_rejected_of": "Jak zdjęcie: {{name}}, odrzucone {{date}}",
  "care_desk.like_rejected_of_once": "Jak zdjęcie: {{name}}, już odrzucone",
  "care_desk.like_own_rejected": "Jak własne zdjęcie odrzucone {{date}}",
  "care_desk.like_own_rejected_once": "Jak własne zdjęcie, już odrzucone",
  "care_desk.network": "sieć: {{percent}}",
  "care_desk.because": "{{said}}: {{why}}",
} satisfies Translation<typeof en, "pl">;
