/** Words for who acts, what is done, and to whom, in base forms. Entries in capitals only match capitals. */
export const PEOPLE = {
  /** Words that mean a clinic's care in any sentence. */
  care: `chiropractic, chiropractor, chiropractic care, adjust, adjustment, spinal care, spinal manipulation, manipulation,
    manipulative therapy, manual therapy, spinal therapy, kinesiology, NET, AK, SOT, neuro emotional technique, muscle test,
    muscle testing, muscle response testing, sacro occipital technique, sacro occipital, webster, webster technique, craniosacral,
    cranial work, cranial adjustment, cranial therapy, cranial care, hands on care, hands on treatment, hands on work,
    spinal correction, decompression, atlas correction, upper cervical care, correction, activator, gonstead, our care,
    our method, our approach, our technique, our treatment, our work, our hands, our therapy, our program, our table,
    our session, our visit, our chiropractor, our team, our practitioner, our clinic, this care, this work, this technique,
    this method, this treatment, this approach, the technique, the method, the treatment, our assessment, our adjustment`,
  /** Words that mean a clinic's care only in a sentence with an effect. */
  clinic: `we, us, our, treatment, therapy, session, visit, appointment, care, technique, our rooms, this room, come to us,
    see us, with us, under our care, hands, practitioner, consultation, i`,
  /** Muscle testing and work with emotions. */
  mindbody: `kinesiology, applied kinesiology, NET, AK, neuro emotional technique, neuro emotional, muscle test,
    muscle testing, muscle response testing, muscle response, muscle strength, test of the muscle, test your muscle,
    strength of your muscle, strength of a muscle, test muscle, muscle weakness, weak muscle, your arm`,
  spine: `nerve system, spinal column, spine, spinal, neck, pelvis, pelvic, atlas, vertebra, vertebrae, sacrum, sacral, cranial, skull, back, nerve,
    nervous system, posture, alignment, misalignment, subluxation, neurology, joint, tailbone, hip, reflex, upper cervical`,
  other: `gp, doctor, midwife, nurse, paediatrician, psychologist, counsellor, physiotherapist, specialist, hospital,
    dietitian, obstetrician, dentist, optometrist, lactation consultant, pharmacist, audiologist, speech pathologist, helpline`,
  child: `baby, babies, infant, newborn, toddler, child, children, kid, little one, son, daughter, bub, boy, girl, teen,
    teenager, preschooler, your family, family, families, foetus, fetus, unborn baby`,
  baby: `baby, babies, infant, newborn, toddler, bub, little one, foetus, fetus, infancy, neonate, under two, under 2,
    first week of life, first month of life, week old, month old`,
  expecting: `pregnant, pregnancy, mother, mum, mums, expectant, expecting, prenatal, antenatal, trimester, postnatal,
    postpartum, birth, labour, woman, women`,
  patient: `patient, client, people, person, family, families, parent, mum, mums, customer, athlete, woman, women, member,
    thousand, hundred, she, he, they, someone, local`,
  anybody: `everyone, everybody, anyone, anybody, every baby, every child, every body, every family, every newborn, all baby,
    all babies, all child, all children, all newborn, all family, all families, every woman, every mother, every person,
    every infant, each of us, all of us, the whole family, your whole family, every spine, all age, any age, every age,
    every patient, every pregnant, all patient, all people, people of all`,
  /** Medicines, other treatments, and who gives them. */
  drugs: `drug, medicine, medication, tablet, pill, painkiller, surgery, surgeon, operation, injection, physiotherapy, physio,
    physiotherapist, massage, osteopathy, osteopath, pharmaceutical, antidepressant, antibiotic, inhaler, puffer, opioid,
    panadol, ritalin, doctor, gp, specialist, hospital, mri, scan, x ray, blood test, mainstream medicine`,
  nervous: `nerve system, nerve function, nervous system, parasympathetic, sympathetic, autonomic, brain, nerve, nerves, body 's balance, energy, mind and body, body and mind, vagus, vagal, hormone, spine, message, signal, your body, the body, axis,
    sensory, hemisphere, cortex`,
  /** People who might praise the clinic. */
  fans: `woman, women, athlete, senior, member, patient, client, people, parent, mum, mother, dad, customer, athlete, member, local, family, families`,
  /** Only medicines and surgery. */
  medicine: `drug, medicine, medication, tablet, pill, painkiller, surgery, surgeon, operation, injection, pharmaceutical, antidepressant,
    antibiotic, inhaler, puffer, opioid, panadol, ritalin, cortisone, ventolin`,
  /** Words that refer the reader to another health service. */
  referral: `see a doctor, see your doctor, see your gp, see a gp, gp today, doctor today, gp first, doctor first, call 000, ring 000, emergency, emergency department, maternity unit,
    need a doctor, needs a doctor, looked at by a doctor, a job for a doctor, healthdirect, 1800medicare, lifeline, ask your gp, ask your doctor, ask a doctor, ask a gp, tell your gp, tell your doctor,
    tell your midwife, show your gp, talk to your gp, talk to your doctor, speak to your gp, belong with your gp, call your gp, ring your gp, should be referred, refer you`,
  regulator: `ahpra, regulator, medicare, chiropractic board, the board, board of australia, health fund, government,
    national board, department of health, tga, health department, ministry, heart foundation`,
  /** What people do for themselves, day to day. */
  habit: `movement, moving, stretching, heat, warm shower, walk, walking, exercise, light, sunlight, breathing, breath, breathe, diet, swim, swimming, fresh air, caffeine, coffee, alcohol, screen, routine, bedtime, pillow, mattress, yoga, strength training, hobby, friend, music, garden, food, meal, nap, exhale, evening, training, sport, habit, outside, outdoors`,
  /** The spine and its nerves. `spine` also has its neighbours, such as the neck, the hip and posture. */
  spineOnly: `nerve system, spine, spinal, nerve supply, nervous system, pelvis, alignment, vertebra, vertebrae, atlas, nerve system`,
  /** What the clinic does, as a noun. `care` also has who does it, and words such as "our table". */
  methods: `chiropractic approach, the chiropractic approach, chiropractic treatment, every adjustment, each adjustment, regular adjustment, chiropractic, chiropractic care, adjustment, spinal adjustment, chiropractic adjustment, spinal care, manipulation, spinal manipulation, kinesiology, applied kinesiology, NET, AK, SOT, neuro emotional technique, muscle testing, cranial work, our care, our technique, our approach, our method, our work, this technique, this method, sacro occipital technique, our adjustment, an adjustment`,
};
