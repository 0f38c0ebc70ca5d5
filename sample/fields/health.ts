import type { Field } from "../programme.ts";

export const health: Field = {
  name: "Health and Welfare",
  related: "health or a science",
  common: `Human Anatomy and Physiology; Microbiology and Infection Control; Health Psychology; Ethics
    and Law in Health Care; First Aid and Life Support; Health Communication; Nutrition;
    Epidemiology`,
  requirement: "A medical check and proof of hepatitis B vaccination before the first placement",
  placement: "Includes clinical placement in hospitals and health centres.",
  notes: `Placement in an atoll hospital may need travel, and ferry fares are paid.; Graduates register
    with the professional council before they practise.; Uniforms, name badge and stethoscope are
    bought by the student.; Attendance of 90 per cent is required in clinical modules.`,
  byDay: true,
  feeFactor: 1.2,
  subjects: [
    {
      title: "Nursing",
      categories: ["Nursing and Midwifery"],
      degree: "Science",
      honoursYears: 4,
      modules: `Fundamentals of Nursing; Medical Nursing; Surgical Nursing; Pharmacology for Nurses; Child
        Health Nursing; Maternal Health Nursing; Mental Health Nursing; Community Health Nursing;
        Critical Care; Nursing on Remote Islands; Nursing Leadership; Evidence-based Practice;
        Clinical Practice I; Clinical Practice II`,
      advanced: `Advanced Health Assessment; Nursing Theory; Critical Care Nursing; Quality and Patient
        Safety; Nursing Education; Health Research`,
      careers: `Nursing assistant; Enrolled nurse; Registered nurse; Ward manager; Nurse educator;
        Director of nursing`,
      dv: "ނަރުސްކަން",
      offers: { dhekunu: ["C4", "D", "AD", "BH", "M"], atolls: ["BH"] },
      named: [["dhekunu", "B", "Bachelor of Nursing (Conversion for Diploma Nurses)"]],
    },
    {
      title: "Midwifery",
      categories: ["Nursing and Midwifery"],
      modules: `Normal Pregnancy; Care in Labour; Care after Birth; The Newborn; Complications and
        Referral; Family Planning; Breastfeeding; Midwifery on Islands; Clinical Practice`,
      advanced: `Advanced Midwifery Practice; Obstetric Emergencies; Newborn Care; Women's Health Policy`,
      careers: "Maternity assistant; Nurse-midwife; Midwife in charge; Midwifery lecturer",
      offers: { dhekunu: ["AD", "B", "PD"], atolls: ["PD"] },
    },
    {
      title: "Primary Health Care",
      categories: ["Public Health", "Nursing and Midwifery"],
      modules: `Community Health Basics; Growth Monitoring; Immunisation; Home Visits; Common Illnesses;
        Environmental Health; Health Promotion; Health Records; Island Health Posts`,
      careers: "Family health worker; Community health officer; Health centre supervisor",
      languages: ["Dhivehi", "English"],
      dv: "ސިއްޙަތު",
      offers: { dhekunu: ["C3", "C4", "D"], thiladhunmathi: ["C3"] },
    },
    {
      title: "Public Health",
      categories: ["Public Health"],
      modules: `Introduction to Public Health; Biostatistics; Environmental Health; Health Promotion;
        Communicable Disease; Non-communicable Disease in the Maldives; Health Policy; Health
        Economics; Food Safety; Occupational Health; Project in Public Health`,
      advanced: `Principles of Epidemiology; Biostatistics; Health Systems and Policy; Health Promotion in
        Practice; Climate and Health; Outbreak Response`,
      careers: `Public health assistant; Health promotion officer; Epidemiology officer; Public health
        programme manager`,
      offers: { dhekunu: ["D", "B"], atolls: ["BH", "M"], dhathuru: ["PC"] },
      named: [["atolls", "P", "Doctor of Philosophy in Health Sciences"]],
    },
    {
      title: "Pharmacy",
      categories: ["Pharmacy"],
      modules: `Pharmacy Calculations; Dispensing; Pharmacology I; Pharmacology II; Pharmaceutics;
        Medicines Law; Pharmacy Stock and Stores; Counselling Patients; Hospital Pharmacy; Herbal
        and Traditional Medicine`,
      careers: "Pharmacy assistant; Pharmacy technician; Pharmacist; Pharmacy manager",
      offers: { dhekunu: ["C3", "C4", "D", "BH"], atolls: ["AD"] },
    },
    {
      title: "Medical Laboratory Technology",
      categories: ["Medical Laboratory and Imaging"],
      degree: "Science",
      modules: `Laboratory Basics; Taking Blood; Haematology; Clinical Chemistry; Medical Microbiology;
        Blood Bank; Parasitology; Histology; Molecular Diagnostics; Laboratory Quality;
        Thalassaemia Screening; Clinical Practice`,
      careers: "Phlebotomist; Laboratory assistant; Laboratory technologist; Laboratory manager",
      offers: { dhekunu: ["C4", "D", "BH"], atolls: ["D", "B"] },
      named: [
        [
          "dhekunu",
          "S",
          "Phlebotomy Skills",
          "Veins and equipment; Labelling; Children and elderly patients; Needle safety",
        ],
      ],
    },
    {
      title: "Medical Imaging",
      categories: ["Medical Laboratory and Imaging"],
      degree: "Science",
      modules: `Radiation Physics; Radiation Safety; Positioning; Chest and Bone Imaging; Ultrasound
        Basics; Computed Tomography; Image Quality; Patient Care in Imaging; Clinical Practice`,
      careers: "Imaging assistant; Radiographer; Sonographer; Chief radiographer",
      offers: { dhekunu: ["D", "B"] },
    },
    {
      title: "Physiotherapy",
      categories: ["Social and Elderly Care", "Public Health"],
      modules: `Movement Science; Exercise Therapy; Electrotherapy; Orthopaedic Physiotherapy; Stroke and
        Neurology; Sports Injuries; Care of Older People; Children's Physiotherapy; Clinical
        Practice`,
      careers: `Physiotherapy assistant; Physiotherapist; Sports physiotherapist; Head of rehabilitation`,
      offers: { dhekunu: ["C4", "BH"] },
    },
    {
      title: "Emergency Medical Care",
      categories: ["Emergency Care"],
      modules: `Scene Safety; Basic Life Support; Trauma Care; Medical Emergencies; Moving Patients by
        Boat; Childbirth outside Hospital; Diving Emergencies; Ambulance Operations; Disaster
        Triage`,
      careers: `First responder; Ambulance attendant; Emergency medical technician; Sea ambulance team
        leader`,
      offers: { dhekunu: ["C3", "C4", "D"], kanduoiy: ["C3"] },
      named: [
        [
          "dhekunu",
          "S",
          "First Aid at Work",
          "Checking for danger; CPR and defibrillator; Bleeding and burns; Choking; Heat illness",
        ],
        ["thiladhunmathi", "S", "First Aid for Parents and Islanders"],
        ["kanduoiy", "S", "Oxygen Provider and Diving First Aid"],
      ],
    },
    {
      title: "Care of Older People",
      categories: ["Social and Elderly Care"],
      modules: `Ageing Well; Personal Care; Moving and Handling; Dementia; Nutrition for Older People;
        Medication at Home; End-of-life Care; Rights and Dignity`,
      careers: "Home carer; Care assistant; Senior carer; Care home supervisor",
      languages: ["Dhivehi"],
      offers: { dhekunu: ["C2", "C3"], thiladhunmathi: ["C2"], dhathuru: ["C2"] },
    },
    {
      title: "Health Services Management",
      categories: ["Public Health", "Business Administration"],
      modules: `Health Systems; Hospital Operations; Health Information; Health Finance; Quality in Health
        Care; Human Resources for Health; Health Law; Health Technology`,
      advanced: `Health Policy and Systems; Hospital Management; Health Economics; Quality and Safety;
        Health Information Systems`,
      careers: "Health records clerk; Hospital administrator; Quality officer; Hospital manager",
      offers: { dhekunu: ["C4", "D", "M"], atolls: ["PD"], dhathuru: ["D"] },
      named: [
        [
          "dhekunu",
          "C3",
          "Certificate III in Medical Records and Reception",
          "Reception in a Clinic; Medical Terms; Patient Files; Appointments and Queues; Health Insurance Claims; Privacy",
        ],
      ],
    },
  ],
};
